// What is still as `new site` wrote it. Files are compared with its templates line by line: a line is an example until its
// provider changes it.
import { fieldOf } from '../../kinds/kind.ts';
import type { SourceFile } from '../../model/content.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { locate, locationIn } from '../../rules/locate.ts';
import { starterLeft, starterPublished } from '../../rules/words/text.ts';
import { isStarterPhone, isStarterPrice, starterLines } from '../starters.ts';
import { showValue } from './pointers.ts';

/** What templates say where an answer is missing. No site can be published with it. */
const drafts = { origin: 'https://www.example.com', email: 'info@example.com' } as const;

/** Returns an error for an address of the example where a host is chosen, a note where none is. */
function findAddresses(source: SourceFile): readonly Diagnostic[] {
  const host = [fieldOf(source.data, 'hosts')].flat()[0];
  return Object.entries(drafts).flatMap(([field, draft]) => {
    if (fieldOf(source.data, field) !== draft) return [];
    const place = locate(source, `/${field}`);
    return host === undefined
      ? [starterLeft({ fact: draft }, place)]
      : [starterPublished({ field, fact: draft, host: String(host) }, place)];
  });
}

function findPhone(source: SourceFile): readonly Diagnostic[] {
  const phones = [fieldOf(source.data, 'phones') ?? []].flat().map(String);
  return phones.flatMap((fact, i) =>
    isStarterPhone(fact) ? [starterLeft({ fact }, locate(source, `/phones/${i}`))] : [],
  );
}

/** Returns a note for the price of an example course: many courses cost as much, so only with its slug. */
function findPrice(source: SourceFile): readonly Diagnostic[] {
  const [slug, price] = ['slug', 'price'].map((field) => fieldOf(source.data, field));
  const isExample = typeof price === 'number' && isStarterPrice(String(slug), price);
  return isExample ? [starterLeft({ fact: String(price) }, locate(source, '/price'))] : [];
}

/** Returns a note for the first line of a file that is one of the examples. */
function findLine({ file, text }: SourceFile): readonly Diagnostic[] {
  const examples = starterLines(file.replace(/\/.*/, ''));
  let from = 0;
  for (const line of text.split('\n')) {
    const written = line.trimEnd();
    if (examples.has(written)) {
      const [label = ''] = /^ *(?:- )?(?:\w+: )?/.exec(written) ?? [];
      const fact = showValue(written.slice(label.length)).replaceAll('"', '');
      return [starterLeft({ fact }, locationIn(file, text)(from + label.length, from + written.length))];
    }
    from += line.length + 1;
  }
  return [];
}

const byKind: Partial<Record<string, readonly ((source: SourceFile) => readonly Diagnostic[])[]>> = {
  site: [findAddresses, findPhone, findLine],
  course: [findLine, findPrice],
  trainer: [findLine],
  places: [findLine],
  page: [findLine],
};

/** Returns a note, or an error, for what a new site began with in a valid file. */
export const findStarter = (source: SourceFile): readonly Diagnostic[] =>
  (byKind[source.kind] ?? []).flatMap((find) => find(source));
