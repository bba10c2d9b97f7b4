// What is said of each rule at length: the only source of `prospectus explain` and docs/diagnostics.md. It is written in
// words/, in a file of YAML beside each file of rules.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { invariant } from '../base/invariant.ts';
import { once } from '../base/memoize.ts';
import { yaml } from '../base/yaml.ts';
import { projectFolder } from '../cache/project-folder.ts';
import type { Severity } from '../model/diagnostic.ts';
import { rules } from './words/index.ts';

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
export const readExplanations = once((): Readonly<Record<string, Explanation>> => {
  const folder = path.join(projectFolder, 'generator', 'rules', 'words');
  const files = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
  return Object.assign({}, ...files.map((name) => yaml().parse(readFileSync(path.join(folder, name), 'utf8'))));
});

/** Every rule with its explanation, by code. */
export const explainRules = (): readonly ExplainedRule[] =>
  rules.map(({ code, severity }) => {
    const explanation = readExplanations()[code];
    invariant(explanation, `the rule ${code} has an explanation.`);
    return { code, severity, ...explanation };
  });
