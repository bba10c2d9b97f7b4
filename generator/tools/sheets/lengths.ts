// How long a course is, as offices write it: "3 days", "1/2 day", "7h30", or lessons of 45 minutes. A length with its unit is
// a figure; words are shown as they are.
import { plainText } from '../../model/figure.ts';
import { unitCalled } from '../../read/schema/propose-type.ts';
import { readCell } from './cells.ts';
import { asField, type Field, type Reading, type Several, textIn, wrong } from './values.ts';
import type { Column } from './columns.ts';
import type { Cell } from './read-table.ts';
import { fieldsOf } from './titles.ts';

/** Halves in words, as figures. */
const halves: readonly (readonly [RegExp, string])[] = [
  [/^(\d+) ?(?:1\/2|½)/, '$1.5 '],
  [/^(?:1\/2|½|half(?: an?)?|(?:une )?demi|(?:ein(?:en?)? )?halbe[rn]?|نصف)(?![\p{L}\d])/iu, '0.5'],
];

/** The figure and the word of a length such as 3 days or 1/2 day. */
function lengthIn(cell: Cell): { readonly figure: string; readonly word: string } {
  const text = halves.reduce((said, [half, figure]) => said.replace(half, figure), plainText(textIn(cell)));
  const [, figure = '', word = ''] = /^(\d+(?:[.,]\d+)?)[ -]*(\p{L}*)\.?$/u.exec(text) ?? [];
  return { figure, word };
}

/** Returns whether a length in words, such as 10 hours, says the value of a field already. */
export function saysLength(duration: unknown, field: string, value: unknown): boolean {
  const { figure, word } = lengthIn(typeof duration === 'string' ? duration : null);
  return unitCalled(word) === field && figure.replace(',', '.') === String(value);
}

/** The lessons of German adult education. */
const LESSONS = { names: /^(?:UE|Unterrichtseinheit(?:en)?)$/i, hours: 0.75 };

const readAs = (name: string, cell: Cell, reading: Reading): Several =>
  asField(name, readCell(fieldsOf('courses').get(name) as Field, cell, reading));

/** Lessons are shown as they are written; the hours that they last are for search engines. */
function readLessons(figure: string, word: string, reading: Reading): Several {
  const read = readAs('hours', Number(figure.replace(',', '.')) * LESSONS.hours, reading);
  return 'values' in read ? { values: { ...read.values, duration: `${figure} ${word}` } } : read;
}

/** Reads a length; the unit of a figure alone may be the last word of the title. */
export function readLength(cell: Cell, { reading, title }: Pick<Column, 'reading' | 'title'>): Several {
  const { figure, word } = lengthIn(cell);
  const isAlone = figure !== '' && word === '';
  const unit = isAlone ? (/\p{L}+(?=\W*$)/u.exec(title)?.[0] ?? '') : word;
  if (reading.language === 'de' && LESSONS.names.test(unit)) return readLessons(figure, unit, reading);
  if (/^\d+ ?h ?[0-5]\d$/i.test(textIn(cell))) return readAs('hours', cell, reading);
  const name = unitCalled(unit, reading.language);
  if (name !== undefined) return readAs(name, figure, reading);
  if (!isAlone) return readAs('duration', cell, reading);
  return wrong(`"${figure}" may be hours, days or weeks`, 'Write the unit, or name the column after it.');
}
