// Templates: text with placeholders such as __NAME__. A line whose placeholder has no value is left out, and so is one that
// ends with conditions, such as "# if DE AT", of which one does not hold. Lines beside each other that show parts of items, such as
// __GONE.PATH__, are there once for each item.

/** What a template is filled with. */
export interface Filling {
  readonly valueOf: (name: string) => string | undefined;
  /** What conditions ask for. */
  readonly facts: ReadonlySet<string>;
  readonly lists?: Readonly<Record<string, readonly Readonly<Record<string, string>>[]>>;
}

const PLACEHOLDER = /__(?:[A-Z]+\.)?([A-Z0-9_]+?)__/g;
const CONDITION = / +# (if|unless) ([\w -]+?)(?= +# (?:if|unless) |$)/g;

/** A line, or several that show parts of the same items. */
const PART = /^.*__([A-Z]+)\.[A-Z]+__.*(?:\n.*__\1\.[A-Z]+__.*)*$|^.*$/gm;

/** Fills a template. */
export function fill(template: string, { valueOf, facts, lists = {} }: Filling): string {
  const holds = ([, word, wanted = '']: RegExpExecArray): boolean =>
    wanted.split(' ').some((fact) => facts.has(fact)) === (word === 'if');
  const filled = (line: string, item: Readonly<Record<string, string>>): string | readonly [] => {
    if (!Array.from(line.matchAll(CONDITION)).every(holds)) return [];
    const values = Array.from(line.matchAll(PLACEHOLDER), ([, name = '']) => item[name] ?? valueOf(name));
    if (values.includes(undefined)) return [];
    return line.replace(CONDITION, '').replace(PLACEHOLDER, () => values.shift() ?? '');
  };
  return Array.from(template.matchAll(PART), ([lines, list = '']) =>
    (lists[list] ?? [{}]).flatMap((item) => lines.split('\n').flatMap((line) => filled(line, item))),
  )
    .flat()
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/\n+$/, '\n');
}
