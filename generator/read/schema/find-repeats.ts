// Entries that were copied and not changed: visitors would see the same picture, quote or line twice.
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { SourceFile } from '../../model/content.ts';
import { fieldOf } from '../../kinds/kind.ts';
import { locate } from '../../rules/locate.ts';
import { repeatedEntry } from '../../rules/words/text.ts';
import { childPointer } from './pointers.ts';
import { showValue } from './show-value.ts';

/** What two entries of a list do not share; of groups without any of these, all of their fields. */
const identities = ['file', 'quote', 'question'];

/** Days of a course may have the same topic; catalogue and sessions have rules of their own. */
const mayRepeat = /\/(?:agenda|courses|curriculum|sessions|topics)$/;

/** What an entry is, as a visitor sees it; undefined where it may be in a list twice. */
function identityOf(entry: unknown): string | undefined {
  if (typeof entry === 'string') return entry;
  if (typeof entry !== 'object' || entry === null || Object.keys(entry).length < 2) return undefined;
  const named = identities.map((key) => fieldOf(entry, key)).find((value) => typeof value === 'string');
  return typeof named === 'string' ? named : JSON.stringify(entry);
}

function repeatsIn(list: readonly unknown[]): readonly { readonly first: number; readonly later: number }[] {
  const places = new Map<string, number>();
  return list.flatMap((entry, later) => {
    const identity = identityOf(entry);
    const first = identity === undefined ? undefined : places.get(identity);
    if (identity !== undefined && first === undefined) places.set(identity, later);
    return first === undefined ? [] : [{ first, later }];
  });
}

/** Returns a warning for each entry of a list in a valid file that the list has already. */
export function findRepeats(source: SourceFile, value: unknown = source.data, pointer = ''): readonly Diagnostic[] {
  if (typeof value !== 'object' || value === null || mayRepeat.test(pointer)) return [];
  const own = Array.isArray(value) ? repeatsIn(value) : [];
  return [
    ...own.map(({ first, later }) => {
      const shown = identityOf(Reflect.get(value, later));
      const what = shown?.startsWith('{') ? 'This entry' : showValue(shown);
      const related = { note: 'The first one is here.', location: locate(source, `${pointer}/${first}`) };
      return repeatedEntry({ what }, locate(source, `${pointer}/${later}`), [related]);
    }),
    ...Object.entries(value).flatMap(([key, inner]) => findRepeats(source, inner, childPointer(pointer, key))),
  ];
}
