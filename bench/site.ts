// Measures a built site, the sample unless another is named, one page for each template or the addresses that are named,
// prints a table, and fails over budget. See README.md.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build, preview } from '../generator/index.ts';
import { documentationContent, writeDocumentation } from '../release/docs-site.ts';
import { launchBrowser } from '../tests/support/browser/chromium.ts';
import { type Audit, auditPage } from './audit-page.ts';
import { scoreBudget, SHIFT_BUDGET } from './budgets.ts';
import { htmlFileOf, MISSING, templateAddresses } from './page-files.ts';
import { head, type Measurement, row } from './table.ts';
import { overweight, weigh } from './weigh.ts';

interface Place {
  readonly out: string;
  readonly url: string;
  readonly port: number;
  readonly runs: number;
}

const sample = fileURLToPath(new URL('../content', import.meta.url));

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const place = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (place === null || typeof place === 'string') throw new Error('No free port.');
  return place.port;
}

// Of several runs the one whose performance is in the middle represents the page; shifts and faults count in every run.
function middle(audits: readonly Audit[]): Audit {
  const sorted = audits.toSorted((a, b) => a.scores.performance - b.scores.performance);
  const chosen = sorted[Math.floor(audits.length / 2)];
  if (!chosen) throw new Error('No run.');
  const faults = [...new Set(audits.flatMap((audit) => audit.faults))];
  return { ...chosen, faults, cls: Math.max(...audits.map(({ cls }) => cls)) };
}

function filesOf(out: string, { requests }: Audit, html: string): readonly string[] {
  return [html, ...requests.filter((path) => /\.\w+$/.test(path) && existsSync(join(out, path)))];
}

// Pages that do their duty: one that must not be listed says so, and the missing one answers 404, which the browser's
// console reports as an error.
function excusedOf(out: string, html: string): readonly string[] {
  if (html === htmlFileOf(MISSING)) return ['is-crawlable', 'http-status-code', 'errors-in-console'];
  return /name="robots" content="[^"]*noindex/.test(readFileSync(join(out, html), 'utf8')) ? ['is-crawlable'] : [];
}

async function measure({ out, url, port, runs }: Place, template: string, address: string): Promise<Measurement> {
  const html = htmlFileOf(address);
  const target = new URL(address.slice(1), url).href;
  const audits: Audit[] = [];
  for (let run = 0; run < runs; run++) audits.push(await auditPage(target, { port, excused: excusedOf(out, html) }));
  const audit = middle(audits);
  return { template, address, audit, weight: weigh(out, filesOf(out, audit, html)) };
}

function failuresOf({ address, audit, weight }: Measurement): readonly string[] {
  const scores = Object.entries(scoreBudget) as [keyof typeof scoreBudget, number][];
  const low = scores.filter(([id, least]) => audit.scores[id] < least);
  return [
    ...low.map(([id, least]) => `${address} ${id}: ${audit.scores[id]}, at least ${least}`),
    ...audit.faults.map((fault) => `${address} ${fault}`),
    ...(audit.cls > SHIFT_BUDGET ? [`${address} layout shift: ${audit.cls}`] : []),
    ...overweight(weight).map((line) => `${address} ${line}`),
  ];
}

/** What is measured: the content, where it is built, how often, and which templates and addresses; none named are all templates. */
interface Task {
  readonly content: string;
  readonly out: string;
  readonly runs: number;
  readonly only: readonly string[];
}

const isAddress = (name: string): boolean => name.startsWith('/');

/** Builds into a folder, serves it and measures; returns what is over budget. */
async function measureSite({ content, out, runs, only }: Task): Promise<readonly string[]> {
  const { diagnostics } = await build({ content, now: new Date(), out, base: '/' });
  if (diagnostics.some(({ severity }) => severity === 'error'))
    throw new Error('The content has errors: npm run check');
  const port = await freePort();
  const server = await preview({ out, submissions: join(out, '..', 'submissions'), now: () => new Date() });
  const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
  const failures: string[] = [];
  try {
    const templates = [...templateAddresses(out)].filter(([name]) => only.length === 0 || only.includes(name));
    const pages = [...templates, ...only.filter(isAddress).map((address) => ['page', address] as const)];
    console.log(`Lighthouse 12, mobile, median of ${runs}; bytes before interaction, gzipped.\n\n${head}`);
    for (const [template, address] of pages) {
      const measurement = await measure({ out, url: server.url, port, runs }, template, address);
      console.log(row(measurement));
      failures.push(...failuresOf(measurement));
    }
  } finally {
    await browser.close();
    await server.close();
  }
  return failures;
}

const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, content: { type: 'string', default: sample } },
  allowPositionals: true,
});
const folder = mkdtempSync(join(tmpdir(), 'prospectus-bench-'));
try {
  const runs = Math.max(1, Number(values.runs));
  // The pages of the documentation are made from its Markdown.
  if (resolve(values.content) === documentationContent) writeDocumentation();
  const failures = await measureSite({ content: values.content, out: join(folder, 'dist'), runs, only: positionals });
  for (const failure of failures) console.error(`over budget: ${failure}`);
  console.log(failures.length === 0 ? '\nEvery page is within budget.' : `\n${failures.length} over budget.`);
  process.exitCode = failures.length === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
