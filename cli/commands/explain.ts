// prospectus explain: a list of all rules, one rule at length, or all of them as a Markdown document.
import { type ExplainedRule, explainRules, nearest } from '../../generator/index.ts';
import { UsageError } from '../failures.ts';
import type { Context } from '../io.ts';
import { wrap } from '../reports/display.ts';
import { colorsFor, type View } from '../reports/view.ts';
import words from '../words.json' with { type: 'json' };

const width = ({ columns }: View): number => Math.min(columns, 100);

const areaOf = ({ code }: ExplainedRule): string => code.split('/')[0] ?? '';

const snippet = (text: string): string => text.replace(/^/gm, '    ');

/** Returns one line per rule: severity, code and effect. */
function ruleList(rules: readonly ExplainedRule[], view: View): string {
  const { bold, dim } = colorsFor(view);
  const widest = (field: 'code' | 'severity'): number => Math.max(...rules.map((rule) => rule[field].length));
  const [code, severity] = [widest('code'), widest('severity')];
  return rules
    .map((rule) => `${dim(rule.severity.padEnd(severity))}  ${bold(rule.code.padEnd(code))}  ${rule.why}\n`)
    .join('');
}

function ruleText(rule: ExplainedRule, view: View): string {
  const { bold, dim, red, green } = colorsFor(view);
  const lines = (text: string): string => wrap(text, width(view)).join('\n');
  return `${[
    ...[`${bold(rule.code)} ${dim(`(${rule.severity})`)}`, lines(rule.problem), lines(`Why it matters: ${rule.why}`)],
    ...[`${red('Wrong:')}\n${snippet(rule.wrong)}`, `${green('Right:')}\n${snippet(rule.right)}`],
    lines(`How to fix it: ${rule.fix}`),
  ].join('\n\n')}\n`;
}

const titles: Readonly<Record<string, string>> = words.areas;

const section = ({ code, severity, problem, why, wrong, right, fix }: ExplainedRule): string =>
  [
    ...[`### ${code}`, `*${severity}.* ${problem}`, `Why it matters: ${why}`],
    ...['Wrong:', `\`\`\`text\n${wrong}\n\`\`\``, 'Right:', `\`\`\`text\n${right}\n\`\`\``],
    `How to fix it: ${fix}\n`,
  ].join('\n\n');

/** The anchor of a heading, as GitHub and npm name it. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

export const firstSentence = (text: string): string => /^[^]*?[.?!](?=\s|$)/.exec(text)?.[0] ?? text;

/** Returns a Markdown document of all rules: a list of their codes with what each means, then each at length. */
function rulesDocument(rules: readonly ExplainedRule[]): string {
  const areas = [...new Set(rules.map(areaOf))].map((area) => {
    const own = rules.filter((rule) => areaOf(rule) === area);
    const title = titles[area] ?? area;
    const links = own.map(({ code, problem }) => `  - [${code}](#${anchorOf(code)}): ${firstSentence(problem)}`);
    return {
      list: [`- [${title}](#${anchorOf(title)})`, ...links],
      chapter: [`## ${title}`, '', ...own.map(section)],
    };
  });
  return [
    '# Diagnostics',
    '',
    'Every problem that Prospectus reports, by code. `npm run docs` makes this file; `npx prospectus explain <code>` prints',
    'one part of it. Codes are never renamed and never used for something else.',
    '',
    ...areas.flatMap(({ list }) => list),
    '',
    ...areas.flatMap(({ chapter }) => chapter),
  ].join('\n');
}

/** The code that was probably meant; its second half alone is enough. */
function guessCode(code: string, known: readonly string[]): string | undefined {
  const halves = new Map(known.map((full) => [full.split('/')[1] ?? full, full]));
  return nearest(code, known) ?? halves.get(nearest(code, [...halves.keys()]) ?? '');
}

/** Explains the codes of problems. */
export async function explain(
  { io }: Context,
  { format }: { readonly format: 'text' | 'markdown' },
  [code]: readonly [string | undefined],
): Promise<void> {
  const rules = await explainRules();
  const view = { isColor: io.isColor.out, columns: io.columns };
  const explained = code === undefined ? rules : rules.filter((rule) => rule.code === code);
  const [first] = explained;
  if (!first) {
    const known = rules.map((rule) => rule.code);
    const guess = guessCode(code ?? '', known);
    const advice = guess === undefined ? 'List all with: npx prospectus explain.' : `Did you mean "${guess}"?`;
    throw new UsageError(`explain: there is no problem with the code "${code}". ${advice}`);
  }
  if (format === 'markdown') io.out(rulesDocument(explained));
  else io.out(code === undefined ? ruleList(rules, view) : ruleText(first, view));
}
