// The state of translations: how many texts of each file, or the texts that were asked for.
import { groupBy, type Translations } from '../../generator/index.ts';
import { isolated, printable, textTable } from './display.ts';
import { jsonText } from './plain-text.ts';
import { amount } from './summary.ts';

type Texts = Translations['texts'];

const states = ['current', 'same', 'older', 'unrecorded', 'missing', 'orphan'] as const;

const countsOf = (texts: Texts, shown: readonly string[]): readonly string[] =>
  shown.map((state) => String(texts.filter((text) => text.state === state).length));

/** Returns how many texts of each file are in which state. */
export function statesTable(texts: Texts): string {
  const shown = states.filter((state) => texts.some((text) => text.state === state));
  const files = groupBy(texts, ({ language, file }) => `${language}/${file}`);
  const rows = Array.from(files, ([file, own]) => [file, ...countsOf(own, shown)]);
  return textTable([['File', ...shown], ...rows, ['All', ...countsOf(texts, shown)]]);
}

const MOST_CHARACTERS = 60;

function shortened(text: Texts[number]['original']): string {
  const line = printable([text ?? ''].flat().join(' / '));
  return isolated(line.length > MOST_CHARACTERS ? `${line.slice(0, MOST_CHARACTERS)}…` : line);
}

/** Returns texts with their states, a line each. */
export const textsTable = (texts: Texts): string =>
  textTable([
    ['State', 'File', 'Field', 'Original'],
    ...texts.map(({ state, language, file, path, original }) => [
      state,
      `${language}/${file}`,
      printable(path),
      shortened(original),
    ]),
  ]);

/** Returns texts with their states as JSON. */
export const textsJson = (texts: Texts): string =>
  jsonText({
    translations: texts.map(({ language, file, path, state, original, previous, translated }) => {
      return { language, file, field: path, state, original, earlierOriginal: previous, translation: translated };
    }),
  });

/** Says of how many older translations the earlier original is not known; empty where it is known of all. */
export function unknownPrevious(texts: Texts): string {
  const count = texts.filter(({ state, previous }) => state === 'older' && previous === undefined).length;
  return count === 0
    ? ''
    : `Of ${amount(count, 'older text')}, Git does not know what the original said when it was translated.\n`;
}
