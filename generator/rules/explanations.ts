// What is said of each rule at length: the only source of `prospectus explain` and docs/diagnostics.md. It is written in
// words/, in a file of YAML beside each file of rules.
import { invariant } from '../base/invariant.ts';
import { compareText } from '../base/objects.ts';
import type { Severity } from '../model/diagnostic.ts';
import { readRules } from './read-rules.ts';
import { ruleWords } from './rule-words.ts';

/** Every rule, by code. */
export const rules = Object.entries(ruleWords)
  .map(([code, { severity = 'error' }]) => ({ code, severity }))
  .sort((a, b) => compareText(a.code, b.code));

/** What is written of a rule. */
export interface Explanation {
  /** What the problem is, in one or two sentences. */
  readonly problem: string;
  /** The effect of the problem on visitors or authors, in one sentence. */
  readonly why: string;
  /** What to do about it. */
  readonly fix: string;
  /** The smallest content that has the problem. */
  readonly wrong: string;
  /** The same content without the problem. */
  readonly right: string;
}

/** A rule with its explanation. */
export interface ExplainedRule extends Explanation {
  readonly code: string;
  readonly severity: Severity;
}

/** All explanations, by code. */
export const readExplanations = () => readRules() as Readonly<Record<string, Explanation>>;

/** Every rule with its explanation, by code. */
export const explainRules = (): readonly ExplainedRule[] =>
  rules.map(({ code, severity }) => {
    const explanation = readExplanations()[code];
    invariant(explanation, `the rule ${code} has an explanation.`);
    const { problem, why, fix, wrong, right } = explanation;
    return { code, severity, problem, why, fix, wrong, right };
  });
