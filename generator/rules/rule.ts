// Rules whose words are data: severity, message and advice of each are in the YAML of its area, beside its explanation.
import { invariant } from '../base/invariant.ts';
import { defineError, defineInfo, defineWarning, type Fix, type Rule } from '../model/diagnostic.ts';
import type { RuleWords } from './read-rules.ts';
import { ruleWords } from './rule-words.ts';

/** What the placeholders of a rule's words are filled with, and what is not words. */
interface Values {
  /** Which of several texts is meant. */
  readonly is?: string;
  readonly fix?: string | Fix | undefined;
  readonly isGuess?: true;
  readonly [name: string]: unknown;
}

const define = { error: defineError, warning: defineWarning, info: defineInfo };

function fillIn(text: RuleWords['message'], values: Values): string {
  const chosen = typeof text === 'string' ? text : text[values.is ?? ''];
  invariant(chosen !== undefined, `the words of a rule have a text for "${values.is ?? ''}".`);
  return chosen.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    invariant(typeof value === 'string' || typeof value === 'number', `the placeholder {${name}} is filled in.`);
    return String(value);
  });
}

/** Creates a rule whose words are data; `values` makes of a problem what they are filled with, where its facts do not. */
export function rule<Facts = unknown>(
  code: string,
  values: (facts: Facts) => object = (facts) => facts as object,
): Rule<Facts> {
  const { severity, message, advice } = ruleWords[code] ?? {};
  invariant(severity && message && advice, `the rule ${code} has words.`);
  return define[severity](code, (facts: Facts) => {
    const all: Values = { ...values(facts) };
    const { fix, isGuess } = all;
    const said = { message: fillIn(message, all), advice: fillIn(advice, all), fix };
    return isGuess ? { ...said, isGuess } : said;
  });
}
