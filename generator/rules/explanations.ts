// What is said of each rule at length: the only source of `prospectus explain` and docs/diagnostics.md. It is written in
// words/, in a file of YAML beside each file of rules.
import { invariant } from '../base/invariant.ts';
import type { Severity, Rule } from '../model/diagnostic.ts';
import { readRules } from './read-rules.ts';
import * as addresses from './words/addresses.ts';
import * as build from './words/build.ts';
import * as course from './words/course.ts';
import * as link from './words/link.ts';
import * as load from './words/load.ts';
import * as pictures from './words/pictures.ts';
import * as schema from './words/schema.ts';
import * as site from './words/site.ts';
import * as text from './words/text.ts';
import * as theme from './words/theme.ts';
import * as translation from './words/translation.ts';
import * as writing from './words/writing.ts';
import * as yaml from './words/yaml.ts';
import * as yamlFiles from './words/yaml-files.ts';

// All rules together.

type RuleFacts = Pick<Rule<never>, 'code' | 'severity'>;

const modules: readonly Readonly<Record<string, RuleFacts>>[] = [
  addresses,
  build,
  course,
  link,
  load,
  pictures,
  schema,
  site,
  text,
  theme,
  translation,
  writing,
  yaml,
  yamlFiles,
];

/** Every rule, by code. */
export const rules: readonly RuleFacts[] = modules
  .flatMap((module) => Object.values(module))
  .sort((a, b) => (a.code < b.code ? -1 : 1));

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
