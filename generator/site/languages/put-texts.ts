// Puts texts into the data of a translation, with the groups and items that they need there: what says which thing or which
// design these are of is taken from the original.
import { childPointer, isGroup, keysOf } from '../../base/objects.ts';
import { type DescribeField, describeFor } from '../../kinds/describe-field.ts';
import { type Kind, schemaOf } from '../../kinds/kind.ts';
import { builtInKinds, originalKind } from '../../kinds/kinds.ts';
import { keyIn, type Text } from '../../model/translation.ts';

/** The way to a value: names of fields, and places in lists from 0 on. */
type Path = readonly (string | number)[];

/** A text, and where it is in the original: a JSON Pointer. */
export interface PlacedText {
  readonly pointer: string;
  readonly text: Text;
}

interface Shapes {
  readonly key: string;
  readonly ofOriginal: DescribeField;
  readonly ofTranslation: DescribeField;
}

/** A value of the original, at a JSON Pointer into it, with what the translation has in its place. */
type At = Readonly<Record<'original' | 'translated', unknown>> & { readonly pointer: string };

/** A text, and the keys on the way to it. */
interface Putting extends Pick<PlacedText, 'text'> {
  readonly keys: readonly string[];
}

/** A value with a text in it, and the path to that there. */
interface Put {
  readonly value: unknown;
  readonly path: Path;
}

function repeated({ original, pointer }: Omit<At, 'translated'>, { ofOriginal, ofTranslation }: Shapes): object {
  const names = Object.keys(isGroup(original) ? original : {}).filter((name) => {
    const [own, inTranslation] = [ofOriginal(`${pointer}/${name}`), ofTranslation(`${pointer}/${name}`)];
    const isName = inTranslation['type'] === 'string' && own['$comment'] === 'reference';
    const isLeaf = inTranslation['const'] !== undefined || isName;
    // What a page is called in addresses of a language is not what the original is called.
    return isLeaf && name !== 'slug' && Object.keys(inTranslation).length > 0;
  });
  return Object.fromEntries(names.map((name) => [name, (original as Record<string, unknown>)[name]]));
}

/** Where an item of the original is in the list of the translation; it is added where it is not there. */
function placeOf({ original, pointer }: At, [list, index]: readonly [unknown[], number], shapes: Shapes): number {
  const { key } = shapes;
  const nameOf = (item: unknown): unknown => (isGroup(item) ? item[key] : undefined);
  const all = original as readonly unknown[];
  const whole = (i: number): object => repeated({ original: all[i], pointer: `${pointer}/${i}` }, shapes);
  const isKeyed = list.length === 0 ? key in whole(index) : list.some((item) => nameOf(item) !== undefined);
  if (!isKeyed) {
    while (list.length < all.length) list.push(whole(list.length));
    return index;
  }
  const place = list.findIndex((item) => nameOf(item) === nameOf(all[index]));
  return place < 0 ? list.push(whole(index)) - 1 : place;
}

/** Puts a text at the end of the keys. */
function put(at: At, { keys: [key, ...keys], text }: Putting, shapes: Shapes): Put {
  if (key === undefined) return { value: text, path: [] };
  const { original, translated, pointer } = at;
  const below = (inner: unknown): At => ({
    original: (original as Readonly<Record<string, unknown>>)[key],
    translated: inner,
    pointer: childPointer(pointer, key),
  });
  if (!Array.isArray(original)) {
    const group: Record<string, unknown> = { ...repeated(at, shapes), ...(isGroup(translated) ? translated : {}) };
    const { value, path } = put(below(group[key]), { keys, text }, shapes);
    return { value: { ...group, [key]: value }, path: [key, ...path] };
  }
  const list: unknown[] = Array.isArray(translated) ? [...(translated as unknown[])] : [];
  const place = placeOf(at, [list, Number(key)], shapes);
  const { value, path } = put(below(list[place]), { keys, text }, shapes);
  list[place] = value;
  return { value: list, path: [place, ...path] };
}

/** Returns what a translation says with texts in it, and the path to each of these there; `kind` is that of the translation. */
export function withTexts(
  kind: Kind,
  { original, translated }: Readonly<Record<'original' | 'translated', unknown>>,
  texts: readonly PlacedText[],
): { readonly value: unknown; readonly paths: readonly Path[] } {
  const { schemas } = builtInKinds;
  const own = builtInKinds.of(originalKind(kind.name) ?? kind.name);
  const shapes: Shapes = {
    key: keyIn(own.name),
    ofOriginal: describeFor(schemaOf(own, original), schemas, original),
    ofTranslation: describeFor(schemaOf(kind, original), schemas, original),
  };
  let value = translated;
  const paths = texts.map(({ pointer, text }) => {
    const made = put({ original, translated: value, pointer: '' }, { keys: keysOf(pointer), text }, shapes);
    ({ value } = made);
    return made.path;
  });
  return { value, paths };
}
