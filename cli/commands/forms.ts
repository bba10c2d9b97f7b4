import { checkEndpoints, type EndpointVerdict } from '../../generator/index.ts';
import { exitCodes } from '../failures.ts';
import { exitCodeOf } from '../reports/summary.ts';
import { jsonText, textTable } from '../reports/display.ts';
import { reportProblems } from '../reports/pretty.ts';
import type { Context } from '../io.ts';
import words from '../words.json' with { type: 'json' };
import type { ContentFlags } from './places.ts';

function tableOf(endpoints: readonly EndpointVerdict[]): string {
  const rows = endpoints.map(({ service, url, verdict, text }, i) => [
    `${i + 1}`,
    service,
    url,
    words.verdicts[verdict],
    text,
  ]);
  return textTable([['', 'Service', 'Address', 'Verdict', 'Why'], ...rows]);
}

/** Checks whether the endpoints of the forms would accept a submission. */
export async function forms(
  { io, finish }: Context,
  flags: ContentFlags & { readonly format: 'table' | 'json'; readonly send?: true; readonly site?: string },
): Promise<void> {
  const { content, site, send = false, now = io.now() } = flags;
  const result = await checkEndpoints({ content, now, isSending: send, ...(site !== undefined && { site }) });
  reportProblems(result, io);
  const { endpoints } = result;
  if (endpoints === undefined) return finish(exitCodeOf(result.diagnostics));
  io.out(flags.format === 'json' ? jsonText({ endpoints }) : tableOf(endpoints));
  finish(endpoints.some(({ verdict }) => verdict === 'refuses') ? exitCodes.problems : exitCodes.clean);
}
