// Translations as XLIFF 2.0, the format of OASIS that programs of translators read: a file for each content file, a unit for
// each text, a segment for each entry of a list. Placeholders such as {count} are codes, which translators can move only.
import { escapeMarkup } from '../../../src/app/head/html.ts';
import { groupBy } from '../../base/objects.ts';
import { directionOf } from '../../model/site-settings.ts';
import type { Text } from '../../model/translation.ts';
import type { ExchangedText } from './exchange.ts';

export const XLIFF = 'urn:oasis:names:tc:xliff:document:2.0';

/** Returns a name as an identifier of XML: `/` is `:`, and what no identifier may have is its code. */
export const idOf = (name: string): string =>
  name.replace(/[^A-Za-z0-9.-]/gu, (sign) =>
    sign === '/' ? ':' : `_${sign.codePointAt(0)?.toString(16).padStart(2, '0') ?? ''}_`,
  );

/** What XML cannot hold. */
const outside = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const escaped = (text: string): string => escapeMarkup(text).replaceAll('\r', '&#13;');

const attribute = (text: string): string =>
  escaped(text.replace(outside, '\ufffd')).replace(/[\t\n]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A part of a text, with code points that XML cannot hold as elements. */
const content = (text: string): string =>
  escaped(text).replace(
    outside,
    (sign) => `<cp hex="${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}"/>`,
  );

const placeholder = /\{[A-Za-z]\w*\}/g;

/** The placeholders of a unit: `data` has them, and codes refer to it. */
function codesIn(entries: readonly string[]): ReadonlyMap<string, string> {
  const names = new Set(entries.flatMap((entry) => entry.match(placeholder) ?? []));
  return new Map([...names].map((name, i) => [name, `d${i + 1}`]));
}

/** A text with its placeholders as codes. Those of a target have the ids of the same ones of its source. */
function inline(text: string, codes: ReadonlyMap<string, string>, first: number): string {
  const seen = new Map<string, number>();
  let end = 0;
  const parts = [...text.matchAll(placeholder)].map(({ 0: name, index }) => {
    const before = content(text.slice(end, index));
    end = index + name.length;
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    const data = codes.get(name) ?? '';
    const label = attribute(name);
    return `${before}<ph id="${data}.${first}.${times}" dataRef="${data}" equiv="${label}" disp="${label}" canDelete="no"/>`;
  });
  return parts.join('') + content(text.slice(end));
}

const entriesOf = (text: Text | undefined): readonly string[] => (text === undefined ? [] : [text].flat());

/** What a translator has to know of a text. */
function notesOf({ state, previous }: ExchangedText): string {
  const notes = [
    ['state', state],
    ...(previous === undefined ? [] : [['earlier-original', entriesOf(previous).join('\n')]]),
  ];
  const lines = notes.map(
    ([category = '', words = '']) =>
      `        <note category="${category}">${escaped(words.replace(outside, '\ufffd'))}</note>`,
  );
  return ['      <notes>', ...lines, '      </notes>'].join('\n');
}

const isDone = ({ state }: ExchangedText): boolean => state === 'current' || state === 'same';

function unitOf(text: ExchangedText): string {
  const [sources, targets] = [entriesOf(text.original), entriesOf(text.translated)];
  const codes = codesIn([...sources, ...targets]);
  const data = Array.from(codes, ([name, id]) => `        <data id="${id}">${content(name)}</data>`);
  const state = isDone(text) ? 'translated' : 'initial';
  const segments = Array.from({ length: Math.max(sources.length, targets.length) }, (_, i) => {
    const [source = '', target] = [sources[i], targets[i]];
    const own = target === undefined ? '' : `<target>${inline(target, codes, i + 1)}</target>`;
    const part = text.state === 'older' ? ' subState="prospectus:older"' : '';
    return `      <segment id="s${i + 1}" state="${state}"${part}><source>${inline(source, codes, i + 1)}</source>${own}</segment>`;
  });
  return [
    `    <unit id="${idOf(text.path)}" name="${attribute(text.path)}">`,
    notesOf(text),
    ...(data.length === 0 ? [] : ['      <originalData>', ...data, '      </originalData>']),
    ...segments,
    '    </unit>',
  ].join('\n');
}

/** Returns texts of one language as an XLIFF document; those without an original are left out. */
export function xliffOf(
  texts: readonly ExchangedText[],
  { source, target }: { readonly source: string; readonly target: string },
): string {
  const known = texts.filter(({ original }) => original !== undefined);
  const files = Array.from(
    groupBy(known, ({ file }) => file),
    ([file, own]) =>
      [
        `  <file id="${idOf(file)}" original="${attribute(file)}" canResegment="no" srcDir="${directionOf(source)}" trgDir="${directionOf(target)}" xml:space="preserve">`,
        ...own.map(unitOf),
        '  </file>',
      ].join('\n'),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<xliff xmlns="${XLIFF}" version="2.0" srcLang="${source}" trgLang="${target}">`,
    ...files,
    '</xliff>\n',
  ].join('\n');
}
