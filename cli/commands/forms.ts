import { Argument, Command, InvalidArgumentError, Option } from 'commander';
import type { EndpointVerdict } from '../../generator/index.ts';
import { exitCodes } from '../failures.ts';
import { exitCodeOf } from '../reports/summary.ts';
import { printable, textTable } from '../reports/display.ts';
import { jsonText } from '../reports/plain-text.ts';
import { reportProblems } from '../reports/pretty.ts';
import type { Context } from '../io.ts';
import { contentFolder, contentOption, nowOption } from './options.ts';

interface FormsFlags {
  readonly content: string;
  readonly format: 'table' | 'json';
  readonly send?: true;
  readonly site?: string;
  readonly now?: Date;
}

function readUrl(text: string): string {
  if (/^https?:\/\//.test(text) && URL.canParse(text)) return text;
  throw new InvalidArgumentError('Use the address of the running site, such as http://127.0.0.1:4173/.');
}

const words: Readonly<Record<EndpointVerdict['verdict'], string>> = {
  accepts: 'would accept',
  refuses: 'would not accept',
  unknown: 'not known',
};

function tableOf(endpoints: readonly EndpointVerdict[]): string {
  const rows = endpoints.map(({ service, url, verdict, text }, i) => [
    String(i + 1),
    service,
    url,
    words[verdict],
    printable(text),
  ]);
  return textTable([['', 'Service', 'Address', 'Verdict', 'Why'], ...rows]);
}

async function ask(flags: FormsFlags, { io, finish }: Context): Promise<void> {
  const content = contentFolder(io, flags.content);
  const { checkEndpoints } = await import('../../generator/index.ts');
  const { site, send = false } = flags;
  const result = await checkEndpoints({
    content,
    now: flags.now ?? io.now(),
    isSending: send,
    ...(site === undefined ? {} : { site }),
  });
  reportProblems(result, io);
  const { endpoints } = result;
  if (endpoints === undefined) return finish(exitCodeOf(result.diagnostics));
  io.out(flags.format === 'json' ? jsonText({ endpoints }) : tableOf(endpoints));
  finish(endpoints.some(({ verdict }) => verdict === 'refuses') ? exitCodes.problems : exitCodes.clean);
}

/** Returns the command that checks whether the endpoints of the forms would accept a submission. */
export function formsCommand(context: Context): Command {
  return new Command('forms')
    .description('Ask each endpoint of forms.yaml whether it would accept what visitors send.')
    .addArgument(new Argument('<action>', 'what to do with the endpoints').choices(['check']))
    .addOption(contentOption())
    .addOption(new Option('--format <name>', 'how to report').choices(['table', 'json']).default('table'))
    .option('--send', 'send a marked test to each endpoint instead of only asking')
    .addOption(new Option('--site <url>', 'where the site runs, for endpoints that are paths on it').argParser(readUrl))
    .addOption(nowOption())
    .action((_action: string, flags: FormsFlags) => ask(flags, context));
}
