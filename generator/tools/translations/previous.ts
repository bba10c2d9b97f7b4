// What an original said when it was translated: the record has its fingerprint, and the history of Git the words.
import { spawnSync } from 'node:child_process';
import { memoize } from '../../base/memoize.ts';
import type { Kind } from '../../kinds/kind.ts';
import { builtInKinds } from '../../kinds/kinds.ts';
import { groupBy } from '../../base/objects.ts';
import { fingerprintOf, type Text } from '../../model/translation.ts';
import { readData } from '../../read/read-source.ts';
import { fieldsIn } from '../../site/languages/fields.ts';
import { recordsIn } from '../../site/languages/translations.ts';
import type { Draft } from '../edits/draft.ts';
import { dataIn, recordFile, type TranslatedText } from './texts.ts';

/** How many changes of a file are looked at. */
const MOST = 200;

const MAX_BYTES = 32_000_000;

/** What Git prints; undefined where there is no Git, or it has no such thing. */
function git(folder: string, ...words: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', words, { cwd: folder, encoding: 'utf8', maxBuffer: MAX_BYTES });
  return status === 0 ? stdout : undefined;
}

/** The earlier versions of a file, the last first. */
function* versionsOf(content: string, file: string): Generator<unknown> {
  const log = git(content, 'log', `--max-count=${MOST}`, '--format=%H', '--', file) ?? '';
  for (const commit of log.split('\n').filter(Boolean)) {
    const text = git(content, 'show', `${commit}:./${file}`);
    if (text !== undefined) yield readData(file, Buffer.from(text));
  }
}

/** The texts of which an earlier version of a file has the words, by their fingerprints; each is taken off the list. */
function found(original: unknown, kind: Kind, wanted: Map<TranslatedText, string | undefined>) {
  const fields = fieldsIn({ kind, language: '', original, translated: undefined }, builtInKinds.schemas);
  const said = new Map(fields.map((field) => [field.path, field.original]));
  return [...wanted].flatMap(([text, fingerprint]) => {
    const words = said.get(text.path);
    if (words === undefined || fingerprintOf(words) !== fingerprint) return [];
    wanted.delete(text);
    return [[text, words] as const];
  });
}

/** Returns what the originals of older translations said when they were translated; those that Git knows. */
export function previousOriginals(
  content: string,
  draft: Draft,
  texts: readonly TranslatedText[],
): ReadonlyMap<TranslatedText, Text> {
  const older = texts.filter(({ state }) => state === 'older');
  const records = memoize((language: string) => recordsIn(dataIn(draft, recordFile(language))));
  const previous = Array.from(groupBy(older, (text) => text.file)).flatMap(([file, own]) => {
    const kind = builtInKinds.of(builtInKinds.ofFile(file)?.name ?? '');
    const wanted = new Map(own.map((text) => [text, records(text.language).get(file)?.[text.path]]));
    const known: (readonly [TranslatedText, Text])[] = [];
    for (const original of versionsOf(content, file)) {
      known.push(...found(original, kind, wanted));
      if (wanted.size === 0) break;
    }
    return known;
  });
  return new Map(previous);
}
