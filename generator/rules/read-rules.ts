// Reads what is written of rules: in words/, in a file of YAML for each area.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { once } from '../base/memoize.ts';
import { yaml } from '../base/yaml.ts';
import { projectFolder } from '../cache/project-folder.ts';
import type { Severity } from '../model/diagnostic.ts';

/** What is written of a rule in place of code; a message or advice may have a text for each case. */
export interface RuleWords {
  readonly severity: Severity;
  readonly message: string | Readonly<Record<string, string>>;
  readonly advice: string | Readonly<Record<string, string>>;
  /** The fact that is right in place of what is wrong; `fix` unless it says otherwise. */
  readonly replaceWith: string;
  /** Whether the author has to decide on it. */
  readonly isGuess: true;
  /** What there is none of, where the rule is about names that nothing has. */
  readonly thing: string;
}

/** Returns what is written of each rule, by code. */
export const readRules = once((): Readonly<Record<string, object>> => {
  const folder = path.join(projectFolder, 'generator', 'rules', 'words');
  const files = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
  return Object.assign({}, ...files.map((name) => yaml().parse(readFileSync(path.join(folder, name), 'utf8'))));
});
