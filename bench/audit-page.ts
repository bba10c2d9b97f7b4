// One page through Lighthouse 12 with its settings for mobile: a slow phone on a slow line, simulated from what was loaded.
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { scoreBudget } from './budgets.ts';

/** What Lighthouse found on a page: scores of 100, times in milliseconds. */
export interface Audit {
  readonly scores: Readonly<Record<keyof typeof scoreBudget, number>>;
  readonly lcp: number;
  readonly tbt: number;
  /** Cumulative layout shift, to three decimals. */
  readonly cls: number;
  /** Paths of everything on the site that was asked for, without the leading slash; a page is given by its address. */
  readonly requests: readonly string[];
  /** Audits that count and are not perfect, each with its title. */
  readonly faults: readonly string[];
}

/** Where a browser listens, and the audits that do not apply to the page. */
export interface AuditOptions {
  readonly port: number;
  readonly excused: readonly string[];
}

const timings = new Set(['performance']);
const ATTEMPTS = 3;

function faultsOf({ categories, audits }: Result): readonly string[] {
  const counted = Object.values(categories)
    .filter(({ id }) => !timings.has(id))
    .flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0));
  return counted.flatMap(({ id }) => {
    const audit = audits[id];
    return audit && audit.score !== null && audit.score < 1 ? [`${id}: ${audit.title}`] : [];
  });
}

function requestsOf({ audits, finalDisplayedUrl }: Result): readonly string[] {
  const details = audits['network-requests']?.details;
  const items = details?.type === 'table' ? details.items : [];
  const { origin } = new URL(finalDisplayedUrl ?? '');
  const urls = items.map(({ url }) => new URL(String(url)));
  return urls.flatMap((url) => (url.origin === origin ? [url.pathname.slice(1)] : []));
}

const round = (value = 0): number => Math.round(value * 1000) / 1000;

async function load(url: string, { port, excused }: AuditOptions): Promise<Result> {
  const categories = Object.keys(scoreBudget) as (keyof typeof scoreBudget)[];
  const flags: Flags = { port, logLevel: 'silent', output: 'json', onlyCategories: categories, ignoreStatusCode: true };
  let fault = 'no result';
  // A busy machine now and then loses the trace of a page load.
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const result = await lighthouse(url, { ...flags, skipAudits: [...excused] });
    if (result && !result.lhr.runtimeError) return result.lhr;
    fault = result?.lhr.runtimeError?.message ?? fault;
  }
  throw new Error(`${url}: ${fault}`);
}

/** Audits the page at a URL once. Throws when Lighthouse could not load it. */
export async function auditPage(url: string, options: AuditOptions): Promise<Audit> {
  const lhr = await load(url, options);
  const scoreOf = (id: string): number => Math.round((lhr.categories[id]?.score ?? 0) * 100);
  const numberOf = (id: string): number => lhr.audits[id]?.numericValue ?? 0;
  return {
    scores: {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
      seo: scoreOf('seo'),
    },
    lcp: Math.round(numberOf('largest-contentful-paint')),
    tbt: Math.round(numberOf('total-blocking-time')),
    cls: round(numberOf('cumulative-layout-shift')),
    requests: requestsOf(lhr),
    faults: faultsOf(lhr),
  };
}
