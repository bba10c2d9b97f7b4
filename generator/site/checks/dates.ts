// Dates, times and values that are valid but improbable.
import { locate, writtenAt } from '../../rules/locate.ts';
import { improbableDate } from '../../rules/words/writing.ts';
import type { Check, LinkContext } from '../link-context.ts';
import { farAway, improbableDateOf, isSetClock } from '../improbable-session.ts';
import * as rules from '../../rules/words/course.ts';
import type { Course, OpeningTime } from '../../../schemas/types.ts';
import { dropUndefined } from '../../base/objects.ts';
import { once } from '../../base/memoize.ts';
import { tryTo } from '../../base/try-to.ts';
import type { SourceFile } from '../../model/content.ts';
import type { Diagnostic, Location } from '../../model/diagnostic.ts';
import { usualLanguages } from '../../model/site-settings.ts';
import { type Duration, lengthsOf, ownDuration } from '../../model/duration.ts';
import { daysFrom, openUntil, weekdays } from '../../model/meetings.ts';
import { textsAt } from '../../kinds/describe-field.ts';
import {
  areComparable,
  decimalsOf,
  groupsOf,
  headlineOf,
  isInstalment,
  pointedFees,
  type Price,
} from '../../model/price.ts';

// The values that courses and sessions have in common: how long, for how much, in which languages.

interface Valued {
  readonly source: SourceFile;
  /** JSON Pointer to the course or session. */
  readonly pointer: string;
  readonly values: Duration & Pick<Course, 'price' | 'languages'>;
  /** Whether it is a session that has begun: its price is not shown. */
  readonly isOver?: boolean;
}

const currencies = once(() => new Set(Intl.supportedValuesOf('currency')));
const languageNames = once(() => new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }));

const isLanguage = (code: string): boolean => tryTo(() => languageNames().of(code)) !== undefined;

function durationProblems({ source, pointer, values }: Valued): readonly Diagnostic[] {
  const [first, second, ...others] = lengthsOf(values).map(({ unit }) => unit);
  if (first === undefined || second === undefined) return [];
  return [rules.severalDurations({ units: [first, second, ...others] }, locate(source, `${pointer}/${second}`, 'key'))];
}

function languageProblems({ source, pointer, values: { languages = [] } }: Valued): readonly Diagnostic[] {
  return languages.flatMap((code, i) =>
    isLanguage(code)
      ? []
      : [
          rules.unknownTeachingLanguage(
            { name: code, known: usualLanguages },
            locate(source, `${pointer}/languages/${i}`),
          ),
        ],
  );
}

/** Parts of a price that have no figure, or of which visitors could be shown one in place of the other. */
function unclearProblems(price: Price, source: SourceFile, pointer: string): readonly Diagnostic[] {
  const groups = groupsOf(price, pointer);
  const chosen = groups.filter(({ group }) => group.headline);
  return groups.flatMap((one) => {
    const { per, instalments } = one.group;
    const figures = ['amount', 'from', 'options'].filter((key) => Object.hasOwn(one.group, key));
    const isCounted = instalments !== undefined && (per === 'hour' || per === 'lesson');
    const slips = [
      ...(figures.length === 1 ? [] : [figures]),
      ...(chosen.indexOf(one) > 0 ? [['headline: true twice']] : []),
      ...(isCounted ? [[`per: ${per}`, 'instalments']] : []),
    ];
    return slips.map((fields) => rules.unclearPrice({ fields }, locate(source, one.at)));
  });
}

/** Amounts that are each right, and together mislead: an early one that is dearer, a part in place of the whole. */
function misleadingProblems(price: Price, source: SourceFile, pointer: string): readonly Diagnostic[] {
  const fees = pointedFees(price, pointer).filter(({ isExtra }) => !isExtra);
  const headline = headlineOf(fees.map(({ fee }) => fee));
  return fees.flatMap(({ fee, pointer: place }) => {
    const { name = '', amount = 0, until } = fee;
    const lasting = fees.filter((one) => one.fee.until === undefined && areComparable(fee, one.fee));
    const usual = Math.max(...lasting.map((one) => one.fee.amount ?? Infinity));
    const isDear = until !== undefined && lasting.length > 0 && amount > usual;
    return [
      ...(isDear ? [rules.earlyPriceAbove({ name, amount, usual }, locate(source, place))] : []),
      ...(fee === headline && isInstalment(fee) ? [rules.onlyInstalments({}, locate(source, place))] : []),
    ];
  });
}

function priceProblems(
  { source, pointer, values: { price }, isOver = false }: Valued,
  context: LinkContext,
): readonly Diagnostic[] {
  if (price === undefined) return [];
  const at = `${pointer}/price`;
  const { currency: usual } = context.entries.site[0]?.data ?? { currency: 'EUR' };
  const fees = pointedFees(price, at);
  return [
    ...unclearProblems(price, source, at),
    ...fees.flatMap(({ fee: { amount, currency = usual }, pointer: place }) =>
      amount && currency === undefined ? [rules.missingCurrency({ amount }, locate(source, place))] : [],
    ),
    ...groupsOf(price, at).flatMap(({ group: { currency }, at: place }) =>
      currency === undefined || currencies().has(currency)
        ? []
        : [rules.unknownCurrency({ code: currency, known: currencies() }, locate(source, `${place}/currency`))],
    ),
    ...fees.flatMap(({ fee: { amount, currency = usual }, pointer: place }) =>
      pointProblems(source, place, { amount, currency }),
    ),
    ...misleadingProblems(price, source, at),
    ...(isOver ? [] : endedProblems(price, { source, pointer: at }, context.today)),
  ];
}

/** A figure with a point before its last three digits. */
const pointed = /^\d{1,3}\.\d{3}$/;

/** The decimals of a currency that has thousandths, such as the rial of Oman: a point is meant there. */
const THOUSANDTHS = 3;

function pointProblems(
  source: SourceFile,
  place: string,
  { amount, currency }: { readonly amount?: number | undefined; readonly currency: string | undefined },
): readonly Diagnostic[] {
  // The text is read again for what was written, so files without such a figure are left alone.
  if (!source.hasPoint || amount === undefined || currency === undefined) return [];
  if (decimalsOf(currency) === THOUSANDTHS) return [];
  const written = writtenAt(source, place);
  return pointed.test(written) ? [rules.thousandsPoint({ written, amount }, locate(source, place))] : [];
}

function endedProblems(
  price: Price,
  { source, pointer }: Pick<Valued, 'source' | 'pointer'>,
  today: string | undefined,
): readonly Diagnostic[] {
  if (typeof price !== 'object' || today === undefined) return [];
  return (price.options ?? []).flatMap(({ name, until }, i) =>
    until !== undefined && until < today
      ? [rules.endedPrice({ name, until }, locate(source, `${pointer}/options/${i}/until`))]
      : [],
  );
}

/** Durations, prices and languages of courses and sessions can be shown as they are written. */
export const valuesMakeSense: Check = (context) => {
  const { entries } = context;
  const valued: readonly Valued[] = [
    ...entries.course.map(({ source, data }) => ({ source, pointer: '', values: data })),
    ...entries.trainer.map(({ source, data }) => ({ source, pointer: '', values: data })),
    ...entries.schedule.flatMap(({ source, data }) =>
      data.sessions.map((session, i) => {
        const { price, languages } = session;
        const values = { ...ownDuration(session), ...dropUndefined({ price, languages }) };
        const isOver = typeof price === 'object' && context.today !== undefined && openUntil(session) < context.today;
        return { source, pointer: `/sessions/${i}`, values, isOver };
      }),
    ),
  ];
  return valued.flatMap((each) => [
    ...durationProblems(each),
    ...languageProblems(each),
    ...priceProblems(each, context),
  ]);
};

const MIDNIGHT = '00:00';

/** Whether the office is closed between two opening times of one day. */
const endsBefore = ({ closes = MIDNIGHT }: OpeningTime, { opens = MIDNIGHT }: OpeningTime): boolean =>
  closes !== MIDNIGHT && closes <= opens;

/** A day that is in an opening time and in an earlier one, but for hours after a break. */
function repeatedDays(hours: readonly OpeningTime[], at: (place: string) => Location): readonly Diagnostic[] {
  const runs = hours.map((one) => (endsBefore(one, one) ? [] : daysFrom(one.from, one.to ?? one.from)));
  return hours.flatMap((later, i) => {
    const shared = hours
      .slice(0, i)
      .map((one, k) =>
        endsBefore(one, later) || endsBefore(later, one) ? undefined : runs[k]?.find((day) => runs[i]?.includes(day)),
      );
    const first = shared.findIndex((day) => day !== undefined);
    if (first < 0) return [];
    const day = weekdays[shared[first] ?? 0] ?? '';
    const related = { note: 'The first of the two.', location: at(`/hours/${first}/from`) };
    return [rules.heldTwice({ is: 'hours', day }, at(`/hours/${i}/from`), [related])];
  });
}

/** Every office closes after it opens, and says of each day once when. */
export const hoursMakeSense: Check = ({ entries }) => {
  const early = (source: SourceFile, hours: readonly OpeningTime[] = [], pointer = '') => [
    ...repeatedDays(hours, (place) => locate(source, pointer + place)),
    ...hours.flatMap(({ opens, closes }, i) =>
      opens === undefined || closes === undefined || closes === MIDNIGHT || opens < closes
        ? []
        : [rules.closesBeforeOpens({ opens, closes }, locate(source, `${pointer}/hours/${i}/closes`))],
    ),
  ];
  return [
    ...entries.site.flatMap(({ source, data }) => early(source, data.hours)),
    ...entries.places.flatMap(({ source, data }) =>
      data.places.flatMap(({ hours }, i) => early(source, hours, `/places/${i}`)),
    ),
  ];
};

const YEAR_MONTH = '2026-11'.length;

const aheadOf = (date: string, now: string, at: Location): Diagnostic =>
  improbableDate({ date, reason: `it is ahead of today, ${now}` }, at);

/** Days of other things than sessions, by the kind of their file. */
const days = [
  ['site', '/announcement/from'],
  ['site', '/announcement/until'],
  ['news', '/date'],
  ['course', '/price/options/*/until'],
  ['schedule', '/monthNotes/*/month'],
] as const;

/** A provider may have news of its early years. */
const MOST_YEARS = 150;

/** Days that are decades ahead, or centuries ago: of something that is of this time. */
function farDays({ entries, today }: LinkContext): readonly Diagnostic[] {
  if (!isSetClock(today)) return [];
  return days.flatMap(([kind, pattern]) =>
    entries[kind].flatMap(({ source, data }) =>
      textsAt(data, pattern).flatMap(({ text: date, pointer }) => {
        // News of a later day is reported as such.
        const reason = kind === 'news' && date > today ? undefined : farAway(date, today, MOST_YEARS);
        return reason === undefined ? [] : [improbableDate({ date, reason }, locate(source, pointer))];
      }),
    ),
  );
}

/** No session lasts for years, nothing is decades away, and nothing was revised in the future. */
export const datesAreProbable: Check = (context) => {
  const { entries, today } = context;
  const courseOf = new Map(entries.course.map(({ data }) => [data.slug, data]));
  const sessions = entries.schedule.flatMap(({ source, data }) =>
    data.sessions.flatMap((session, i) => {
      const found = improbableDateOf(session, courseOf.get(session.course), today);
      return found ? [improbableDate(found, locate(source, `/sessions/${i}/${found.field}`))] : [];
    }),
  );
  const month = isSetClock(today) ? today.slice(0, YEAR_MONTH) : undefined;
  const revised = [...entries.course, ...entries.page].flatMap(({ source, data }) => {
    const { lastUpdated = '' } = data as { readonly lastUpdated?: string };
    return month !== undefined && /^\d/.test(lastUpdated) && lastUpdated.slice(0, 4) > month.slice(0, 4)
      ? [aheadOf(lastUpdated, month, locate(source, '/lastUpdated'))]
      : [];
  });
  const founded = entries.site.flatMap(({ source, data }) =>
    isSetClock(today) && String(data.founded ?? '') > today.slice(0, 4)
      ? [aheadOf(String(data.founded), today, locate(source, '/founded'))]
      : [],
  );
  return [...sessions, ...farDays(context), ...revised, ...founded];
};
