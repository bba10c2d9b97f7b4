// The long text of every rule: the only source of `prospectus explain` and docs/diagnostics.md.
import { invariant } from '../base/invariant.ts';
import type { Explanation } from './explanation.ts';
import { addressesExplanations } from './explanations-addresses.ts';
import { documentsExplanations } from './explanations-documents.ts';
import { fieldsExplanations } from './explanations-fields.ts';
import { filesExplanations } from './explanations-files.ts';
import { formsExplanations } from './explanations-forms.ts';
import { linksExplanations } from './explanations-links.ts';
import { newsExplanations } from './explanations-news.ts';
import { pagesExplanations } from './explanations-pages.ts';
import { publishingExplanations } from './explanations-publishing.ts';
import { sectionsExplanations } from './explanations-sections.ts';
import { siteExplanations } from './explanations-site.ts';
import { stylesExplanations } from './explanations-styles.ts';
import { themeExplanations } from './explanations-theme.ts';
import { valuesExplanations } from './explanations-values.ts';
import { sessionsExplanations } from './explanations-sessions.ts';
import { writingExplanations } from './explanations-writing.ts';
import { rules, type RuleFacts } from './words/index.ts';

/** A rule with its explanation. */
export interface ExplainedRule extends RuleFacts, Explanation {}

/** By code. */
export const explanations: Readonly<Record<string, Explanation>> = {
  ...filesExplanations,
  ...documentsExplanations,
  ...fieldsExplanations,
  ...formsExplanations,
  ...linksExplanations,
  ...addressesExplanations,
  ...newsExplanations,
  ...pagesExplanations,
  ...publishingExplanations,
  ...valuesExplanations,
  ...sessionsExplanations,
  ...sectionsExplanations,
  ...siteExplanations,
  ...stylesExplanations,
  ...themeExplanations,
  ...writingExplanations,
};

/** Returns the explained rule with this code; undefined if there is none. */
export function explainRule(code: string): ExplainedRule | undefined {
  const rule = rules.find((known) => known.code === code);
  if (!rule) return undefined;
  const explanation = explanations[code];
  invariant(explanation, `the rule ${code} has an explanation.`);
  return { code, severity: rule.severity, why: rule.why, ...explanation };
}
