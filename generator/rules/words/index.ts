// All rules together, for whatever describes them: reports, explanations, documentation.
import type { Rule } from '../../model/diagnostic.ts';
import * as addresses from './addresses.ts';
import * as analytics from './analytics.ts';
import * as cache from './cache.ts';
import * as courseValues from './course-values.ts';
import * as deprecated from './deprecated.ts';
import * as documents from './documents.ts';
import * as figures from './figures.ts';
import * as forms from './forms.ts';
import * as hosts from './hosts.ts';
import * as html from './html.ts';
import * as link from './link.ts';
import * as load from './load.ts';
import * as markdown from './markdown.ts';
import * as news from './news.ts';
import * as pictures from './pictures.ts';
import * as schema from './schema.ts';
import * as sections from './sections.ts';
import * as sessions from './sessions.ts';
import * as shard from './shard.ts';
import * as site from './site.ts';
import * as slips from './slips.ts';
import * as styles from './styles.ts';
import * as text from './text.ts';
import * as unknownNames from './unknown-names.ts';
import * as theme from './theme.ts';
import * as write from './write.ts';
import * as writing from './writing.ts';
import * as yaml from './yaml.ts';
import * as yamlFiles from './yaml-files.ts';
import * as yamlIndentation from './yaml-indentation.ts';

/** What all problems of a rule have in common. */
export type RuleFacts = Pick<Rule<never>, 'code' | 'severity' | 'why'>;

const modules: readonly Readonly<Record<string, RuleFacts>>[] = [
  addresses,
  analytics,
  cache,
  courseValues,
  deprecated,
  documents,
  figures,
  forms,
  hosts,
  html,
  link,
  load,
  markdown,
  news,
  pictures,
  schema,
  sections,
  sessions,
  shard,
  site,
  slips,
  styles,
  text,
  theme,
  unknownNames,
  write,
  writing,
  yaml,
  yamlFiles,
  yamlIndentation,
];

/** Every rule, by code. */
export const rules: readonly RuleFacts[] = modules
  .flatMap((module) => Object.values(module))
  .sort((a, b) => (a.code < b.code ? -1 : 1));
