// Telephone numbers as they are dialled from everywhere.

/** The codes of countries, each before the countries that have it, as the ITU publishes them (E.164). */
const codes = new Map(
  (
    '1:US CA AG AI AS BB BM BS DM DO GD GU JM KN KY LC MP MS PR SX TC TT VC VG VI 20:EG 27:ZA 30:GR 31:NL 32:BE 33:FR ' +
    '34:ES 36:HU 39:IT VA 40:RO 41:CH 43:AT 44:GB GG IM JE 45:DK 46:SE 47:NO SJ 48:PL 49:DE 51:PE 52:MX 53:CU 54:AR ' +
    '55:BR 56:CL 57:CO 58:VE 60:MY 61:AU CC CX 62:ID 63:PH 64:NZ 65:SG 66:TH 7:RU KZ 81:JP 82:KR 84:VN 86:CN 90:TR ' +
    '91:IN 92:PK 93:AF 94:LK 95:MM 98:IR 211:SS 212:MA EH 213:DZ 216:TN 218:LY 220:GM 221:SN 222:MR 223:ML 224:GN ' +
    '225:CI 226:BF 227:NE 228:TG 229:BJ 230:MU 231:LR 232:SL 233:GH 234:NG 235:TD 236:CF 237:CM 238:CV 239:ST 240:GQ ' +
    '241:GA 242:CG 243:CD 244:AO 245:GW 248:SC 249:SD 250:RW 251:ET 252:SO 253:DJ 254:KE 255:TZ 256:UG 257:BI 258:MZ ' +
    '260:ZM 261:MG 262:RE YT 263:ZW 264:NA 265:MW 266:LS 267:BW 268:SZ 269:KM 290:SH 291:ER 297:AW 298:FO 299:GL ' +
    '350:GI 351:PT 352:LU 353:IE 354:IS 355:AL 356:MT 357:CY 358:FI AX 359:BG 370:LT 371:LV 372:EE 373:MD 374:AM ' +
    '375:BY 376:AD 377:MC 378:SM 380:UA 381:RS 382:ME 383:XK 385:HR 386:SI 387:BA 389:MK 420:CZ 421:SK 423:LI 500:FK ' +
    '501:BZ 502:GT 503:SV 504:HN 505:NI 506:CR 507:PA 508:PM 509:HT 590:GP BL MF 591:BO 592:GY 593:EC 594:GF 595:PY ' +
    '596:MQ 597:SR 598:UY 599:CW BQ 670:TL 672:NF 673:BN 674:NR 675:PG 676:TO 677:SB 678:VU 679:FJ 680:PW 681:WF ' +
    '682:CK 683:NU 685:WS 686:KI 687:NC 688:TV 689:PF 690:TK 691:FM 692:MH 850:KP 852:HK 853:MO 855:KH 856:LA 880:BD ' +
    '886:TW 960:MV 961:LB 962:JO 963:SY 964:IQ 965:KW 966:SA 967:YE 968:OM 970:PS 971:AE 972:IL 973:BH 974:QA 975:BT ' +
    '976:MN 977:NP 992:TJ 993:TM 994:AZ 995:GE 996:KG 998:UZ'
  )
    .split(/ (?=\d)/)
    .flatMap((group) => {
      const [code = '', countries = ''] = group.split(':');
      return countries.split(' ').map((country) => [country, code] as const);
    }),
);

const ofCode = new RegExp(`^\\+(${[...new Set(codes.values())].join('|')})\\D*0(.*)`);

/** Codes after which a zero is dialled from abroad too. */
const keepingZero = new Set(['39', '225', '229', '241', '242', '378']);

/** What is dialled within a country only, before the number itself. */
function withoutTrunk(digits: string, code: string): string {
  if (keepingZero.has(code)) return digits;
  if (code === '36') return digits.replace(/^06/, '');
  if (code === '1' || code === '7') return digits.replace(/^[18](?=(?: ?\d){10}$)/, '');
  return digits.replace(/^0/, '');
}

/** Returns the country of an address, or of a locale where the address does not name it. */
export const countryOf = (address: { countryCode?: string } | undefined, locale = ''): string | undefined =>
  address?.countryCode ?? /-([A-Z]{2})$/.exec(locale)?.[1];

const FEWEST_DIGITS = 6;

/** Whether a number has no country code, after + or 00; short ones, such as that of the police, have none anywhere. */
export const isLocal = (text: string): boolean =>
  !/^\s*(?:\+|00)/.test(text) && text.replace(/\D+/g, '').length >= FEWEST_DIGITS;

/** A number without the zero after its country code; undefined if it has none, or is dialled with it. */
function withoutZero(written: string): string | undefined {
  const [, code = '', rest = ''] = ofCode.exec(written) ?? [];
  return code === '' || keepingZero.has(code) ? undefined : `+${code} ${rest.replace(/\D+/g, ' ').trim()}`;
}

/**
 * Returns the international form of a number that can be dialled in one country only, with its digits grouped as they
 * were; undefined if it has no country code and no country is given, or is too short, such as that of the police.
 */
export function internationalForm(text: string, country: string | undefined): string | undefined {
  const [, written = ''] = /^\D*?(\+?(?:(?:[\d\s().\p{Pd}]|(?<=\d)\/(?=\d))(?!\p{L}))+)/u.exec(text) ?? [];
  if (written.startsWith('+')) return withoutZero(written);
  const digits = written.replace(/\D+/g, ' ').trim();
  const code = codes.get(country ?? '');
  if (code === undefined || !isLocal(digits)) return undefined;
  return digits.startsWith(`${code} `) ? `+${digits}` : `+${code} ${withoutTrunk(digits, code).trim()}`;
}
