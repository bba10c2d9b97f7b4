// All rules together.
import type { Rule } from '../../model/diagnostic.ts';
import * as addresses from './addresses.ts';
import * as build from './build.ts';
import * as course from './course.ts';
import * as link from './link.ts';
import * as load from './load.ts';
import * as pictures from './pictures.ts';
import * as schema from './schema.ts';
import * as site from './site.ts';
import * as text from './text.ts';
import * as theme from './theme.ts';
import * as translation from './translation.ts';
import * as writing from './writing.ts';
import * as yaml from './yaml.ts';
import * as yamlFiles from './yaml-files.ts';

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
