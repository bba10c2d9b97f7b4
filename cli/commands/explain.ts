import { Command, Option } from 'commander';
import { UsageError } from '../failures.ts';
import { ruleList, rulesDocument, ruleText } from '../reports/rule-text.ts';
import type { Context } from '../io.ts';

type ExplainFormat = 'text' | 'markdown';

/** The code that was probably meant; its second half alone is enough. */
function guessCode(
  code: string,
  known: readonly string[],
  nearest: (name: string, known: readonly string[]) => string | undefined,
) {
  const halves = new Map(known.map((full) => [full.split('/')[1] ?? full, full]));
  const half = nearest(code, [...halves.keys()]);
  return nearest(code, known) ?? (half === undefined ? undefined : halves.get(half));
}

/** Returns the command that explains the codes of problems. */
export function explainCommand({ io }: Context): Command {
  return new Command('explain')
    .description('Explain a kind of problem at length, or list all of them.')
    .argument('[code]', 'the code of the problem, such as schema/missing-field')
    .addOption(new Option('--format <name>', 'how to print it').choices(['text', 'markdown']).default('text'))
    .action(async (code: string | undefined, { format }: { readonly format: ExplainFormat }) => {
      const { explainRules, nearest } = await import('../../generator/index.ts');
      const rules = await explainRules();
      const view = { isColor: io.isColor.out, columns: io.columns };
      const explained = code === undefined ? rules : rules.filter((rule) => rule.code === code);
      const [first] = explained;
      if (!first) {
        const guess = guessCode(
          code ?? '',
          rules.map((rule) => rule.code),
          nearest,
        );
        throw new UsageError(
          `explain: there is no problem with the code "${code}". ${guess === undefined ? 'List all with: prospectus explain.' : `Did you mean "${guess}"?`}`,
        );
      }
      if (format === 'markdown') io.out(rulesDocument(explained));
      else io.out(code === undefined ? ruleList(rules, view) : ruleText(first, view));
    });
}
