// What an office says in words of a session: where it is, whether there are places, and whether it takes place.
import { plainText } from '../../model/figure.ts';
import { choiceCalled } from '../../read/schema/names-in-languages.ts';
import { readCell } from './cells.ts';
import type { Column } from './columns.ts';
import type { Cell } from './read-table.ts';
import { fieldsOf, isOneOf } from './titles.ts';
import { asField, type Field, type Several, shown, textIn, wrong } from './values.ts';

/** Where meetings are held online: their addresses are for participants only. */
const meetingHosts =
  /(?:zoom\.us|teams\.(?:microsoft|live)\.com|meet\.google\.com|webex\.com|gotomeet(?:ing\.com|\.me)|bigbluebutton)\b/i;

/** Returns the place of that name, or the words where there is none. */
export function readPlace(cell: Cell, { reading }: Column): Several {
  if (meetingHosts.test(textIn(cell))) return { values: { type: 'Online' } };
  if (/https?:\/\/|www\./i.test(textIn(cell)))
    return wrong(
      `"${shown(cell)}" is an address on the web, and no place`,
      'Write the place, or "Online" where the address is that of a meeting, which is for participants only.',
    );
  const place = reading.find('place', textIn(cell));
  if ('value' in place) return { values: { place: place.value } };
  const isOnline = choiceCalled(plainText(textIn(cell)).replace(/ ?\([^()]*\)$/, ''), ['Online']) !== undefined;
  return { values: isOnline ? { type: 'Online' } : { location: textIn(cell).replace(/,?\s*\n\s*/g, ', ') } };
}

/** How many places are left, in words. */
const placesLeft =
  /^(?:nur noch|noch|only|il reste|plus que)? ?(\d+) ?(?:freie )?(?:pl[äa]tze?|places?|seats?|spaces?|spots?)? ?(?:frei|left|available|restantes?|disponibles?|libres?)$/iu;

/** A number of places with its unit. */
const counted =
  /^(?:max(?:imum|imal)?\.? |up to |bis zu )?(\d+) ?(?:max\.?|pl[äa]tze?|places?|seats?|spaces?|spots?|people|delegates|pers(?:onen|onnes|\.)?|tn|teilnehmer|stagiaires|مقعدا?|متدربا?)?$/iu;

/** Returns what a column says: how many places are left, whether there are any, or that a session was called off. */
export function readState(cell: Cell, { reading }: Column, names: readonly string[]): Several {
  const [, left] = placesLeft.exec(plainText(textIn(cell))) ?? [];
  if (left !== undefined) return { values: { seatsLeft: Number(left) } };
  // What takes place is neither cancelled nor postponed.
  if (isOneOf('certain', cell)) return { values: { status: null } };
  const bare = typeof cell === 'string' ? plainText(cell.trim()).replace(counted, '$1') : cell;
  const fields = names.map((name) => fieldsOf('sessions').get(name) as Field);
  const reads = fields.map((field) => asField(field.name, readCell(field, bare, reading)));
  const read = reads.find((one) => 'values' in one) ?? (reads[0] as Several);
  if ('values' in read) return read;
  const words = fields.flatMap(({ schema }) => (schema['enum'] ?? []) as readonly string[]).join(', ');
  const count = names[0]?.startsWith('seats') ? 'a number or ' : '';
  return { ...read, advice: `Use ${count}one of ${words}, or leave the cell empty.` };
}
