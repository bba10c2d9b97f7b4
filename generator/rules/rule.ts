// Rules whose words are data: severity, message and advice of each are in the YAML of its area, beside its explanation.
// The texts are in the message format of ICU, with `select` and `plural`; here a value may be a list as well.
import { invariant } from '../base/invariant.ts';
import { defineRule, type Fix, type Rule } from '../model/diagnostic.ts';
import type { RuleWords } from './read-rules.ts';
import { ruleWords } from './rule-words.ts';

type Values = Readonly<Record<string, unknown>>;

/** Returns the index of the brace that closes what begins at `from`. */
function closingBrace(text: string, from: number): number {
  let depth = 1;
  for (let i = from; ; i++) {
    invariant(i < text.length, `every brace is closed in "${text}".`);
    if (text[i] === '{') depth++;
    if (text[i] === '}' && --depth === 0) return i;
  }
}

/** The key of the branch for a value; `none` stands for what is absent or empty. */
function keyOf(kind: string, value: unknown): string {
  if (kind === 'plural') return (Array.isArray(value) ? value.length : value) === 1 ? 'one' : 'other';
  return value === undefined || String(value) === '' ? 'none' : String(value);
}

/** The text of a branch, out of "one {...} other {...}". */
function branchFor(key: string, branches: string): string {
  const texts = new Map<string, string>();
  for (let rest = branches.trim(); rest !== '';) {
    const from = rest.indexOf('{') + 1;
    const to = closingBrace(rest, from);
    texts.set(rest.slice(0, from - 1).trim(), rest.slice(from, to));
    rest = rest.slice(to + 1).trim();
  }
  const text = texts.get(key) ?? texts.get('other');
  invariant(text !== undefined, `there is a text for "${key}" in "${branches}".`);
  return text;
}

/** The most characters of a value that a message quotes. */
const LONGEST = 1000;

function show(name: string, value: unknown): string {
  const shown: unknown = Array.isArray(value) ? value.join(', ') : value;
  invariant(typeof shown === 'string' || typeof shown === 'number', `the placeholder {${name}} is filled in.`);
  const text = String(shown);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

function fillIn(text: string, values: Values): string {
  const found = /\{(\w+)(?:\}|, (plural|select), )/.exec(text);
  if (!found) return text;
  const [opening, name = '', kind] = found;
  const from = found.index + opening.length;
  const to = kind === undefined ? from : closingBrace(text, from);
  const filled =
    kind === undefined
      ? show(name, values[name])
      : fillIn(branchFor(keyOf(kind, values[name]), text.slice(from, to)), values);
  return text.slice(0, found.index) + filled + fillIn(text.slice(kind === undefined ? from : to + 1), values);
}

/** The text that is meant: where there are several, the fact `is` says which. */
function chosen(text: RuleWords['message'], { is = 'other' }: Values): string {
  const one = typeof text === 'string' ? text : (text[String(is)] ?? text.other);
  invariant(one !== undefined, `the words of a rule have a text for "${String(is)}".`);
  return one;
}

/** Returns the first of several words, and that there are others. */
export const andOthers = (words: readonly string[], most: number): string =>
  `${words.slice(0, most).join(', ')}${words.length > most ? ' and others' : ''}`;

/** Creates a rule whose words are data; `values` adds what they are filled with besides the facts of a problem. */
export function rule<Facts = unknown>(code: string, values: (facts: Facts) => object = () => ({})): Rule<Facts> {
  const { severity, message, advice, replaceWith = 'fix', isGuess } = ruleWords[code] ?? {};
  invariant(severity && message && advice, `the rule ${code} has words.`);
  return defineRule(severity, code, (facts: Facts) => {
    const all: Values = { isGuess, ...facts, ...values(facts) };
    return {
      message: fillIn(chosen(message, all), all),
      advice: fillIn(chosen(advice, all), all).trim(),
      fix: all[replaceWith] as Fix | string | undefined,
      ...(all.isGuess ? { isGuess: true } : {}),
    };
  });
}
