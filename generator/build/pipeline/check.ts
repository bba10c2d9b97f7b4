// load -> validate -> link, always to the end, so that an author sees every problem at once; then plan.
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { digest } from '../../base/digest.ts';
import { startStopwatch, type Stopwatch } from '../../base/stopwatch.ts';
import { type FileStamps, lazyStamps, type LazyStamps } from '../../cache/file-stamps.ts';
import { type FolderRecord, openRecord } from '../../cache/record.ts';
import { pageContext } from '../../features/shell/page-context.ts';
import { mapsOf, planLanguages } from '../../features/shell/plan-languages.ts';
import { type SitePlan, wholePlan } from '../../features/shell/plan.ts';
import type { UnitContext } from '../../features/shell/units.ts';
import { builtInKinds, type Kinds, loadPlanners } from '../../kinds/kinds.ts';
import { schemaHash } from '../../kinds/schema-files.ts';
import type { Examined, LinkedSite, LoadedContent, Outcome } from '../../model/content.ts';
import { type Diagnostic, startOf } from '../../model/diagnostic.ts';
import type { Plan, SiteMaps } from '../../model/planned.ts';
import { contentReader, readerIn, textReader } from '../../read/read-source.ts';
import { type ContentFolder, listContent } from '../../read/load.ts';
import { inspectAttachments } from '../../read/media/inspect-attachments.ts';
import { inspectExtra } from '../../read/media/inspect-extra.ts';
import { inspectFonts } from '../../read/media/inspect-fonts.ts';
import { measureMedia } from '../../read/media/measure-media.ts';
import { dropDamagedSchemas } from '../../read/schema/fits-schema.ts';
import { arrange, hasErrors } from '../../rules/arrange.ts';
import { damagedCache } from '../../rules/words/build.ts';
import { link, type Linked, type LinkInput } from '../../site/link.ts';
import { inLanguages, languagesOf, separate, siteDataIn } from '../../site/languages/translations.ts';
import { refreshEditorSchemas } from '../../tools/editor-schemas/refresh-editor-schemas.ts';
import { openPool, type Pool } from '../../workers/pool.ts';
import { type LanguagesInput, linkLanguages, translationsIn, withPages } from './link-languages.ts';
import { examineContent } from '../examine/examine-content.ts';

/** Reports a record of which something that was read was damaged. */
export const damageOf = (record: FolderRecord, what: string): readonly Diagnostic[] =>
  record.isDamaged() ? [damagedCache({ what }, startOf(''))] : [];

// What the rules between files found is remembered of a content: while everything that they can see is as it was, they are
// not applied again, whether they found something or nothing.

const PART = 'rules';

/** Of content with more findings, they are made again: so many are being worked on. */
const MAX_KEPT = 1000;

interface KeptFindings {
  /** Changes with all that the rules can see, and with the day. */
  readonly state: string;
  /** The hashes of the content files that the findings name: with their texts, places move. */
  readonly files: Readonly<Record<string, string>>;
  readonly findings: readonly Diagnostic[];
}

const filesOf = ({ location, related = [] }: Diagnostic): readonly string[] =>
  [location, ...related.map((place) => place.location)].map(({ file }) => file);

/** Opens the memory for content in a state. */
export function ruleMemory(record: FolderRecord, state: string, examined: readonly Examined[]) {
  const [line] = record.read(PART).lines;
  // The program itself has written it.
  const known = line === undefined || line === '' ? undefined : (JSON.parse(line) as KeptFindings);
  const sources = new Map(examined.map(({ source }) => [source.file, source.hash]));
  const hashOf = (file: string): string => sources.get(file) ?? '';
  const isKnown = (today: string | undefined): boolean =>
    known?.state === `${state} ${today}` && Object.entries(known.files).every(([file, hash]) => hashOf(file) === hash);
  return {
    /** What the rules found in this state on a day (YYYY-MM-DD); undefined where they have to be applied. */
    recall: (today: string | undefined): readonly Diagnostic[] | undefined =>
      isKnown(today) ? known?.findings : undefined,
    /** Keeps what they found, unless it was recalled. */
    keep: (today: string | undefined, findings: readonly Diagnostic[]): void => {
      if (isKnown(today) || findings.length > MAX_KEPT) return;
      const files = Object.fromEntries(findings.flatMap(filesOf).map((file) => [file, hashOf(file)]));
      const kept: KeptFindings = { state: `${state} ${today}`, files, findings };
      record.keep(PART, [JSON.stringify(kept)]);
    },
  };
}

export interface CheckOptions {
  readonly content: string;
  /** The moment by which sessions are past or to come. */
  readonly now: Date;
  /** The further languages of the site this time, in place of those that it lists. */
  readonly languages?: readonly string[] | undefined;
  /** The stamps of the content's files where they were taken, or will be. */
  readonly stamps?: LazyStamps;
  /** The record of the content folder where it is open already. */
  readonly record?: FolderRecord;
}

export interface CheckResult {
  /** Once each, by file, line and column. */
  readonly diagnostics: readonly Diagnostic[];
  readonly files: number;
  /** How many of them were parsed; the others are as they were when they were parsed last. */
  readonly parsed: number;
  /** The content files that were read, relative to the content folder with `/`. */
  readonly sources: readonly string[];
  readonly milliseconds: number;
  /** The provider's time zone, where it is known: there, problems are those of one day. */
  readonly timeZone?: string;
  readonly textOf: (file: string) => string | undefined;
}

export interface PlanOptions extends CheckOptions {
  /** What precedes every address: "/" or "/sub/". */
  readonly base: string;
}

/** A check with the linked site, which is absent where the content has errors. */
export interface LinkedResult extends CheckResult {
  readonly site?: LinkedSite;
  /** Changes with the content, but for the texts of courses, and with the day. */
  readonly state: string;
  readonly ledger: Pick<Linked, 'addresses' | 'recorded'>;
}

/** What a check works with. */
export interface CheckTools {
  /** For many files to read. */
  readonly pool: Pool;
  readonly stopwatch: Stopwatch;
}

/** Stamps are taken before a file is read: what is saved in the meantime counts as changed the next time. */
function takeStamps(stamps: FileStamps | undefined, { ofFile }: Kinds): void {
  // Those of kinds with thousands of files are taken when it is their turn.
  for (const file of stamps?.files ?? []) if (!ofFile(file)?.texts) stamps?.stampOf(file);
}

/** How a check differs from the usual one. */
interface WithKinds {
  readonly kinds?: Kinds;
  /** Whether the site is only looked at: what must not be published may be shown. */
  readonly isDraft?: boolean;
  readonly isBuild?: boolean;
}

/** Returns a finding about a site that is only looked at. */
const inDraft = (finding: Diagnostic): Diagnostic =>
  finding.code === 'text/example-published' ? { ...finding, severity: 'warning' } : finding;

/** Changes with all that rules between files, and pages other than a course's own, can see of a content. */
function contentState(
  examined: readonly Examined[],
  { media, attachments, others, fonts, extra }: LoadedContent,
): string {
  const files = examined.map(({ source: { file }, outline }) => `${file}\t${outline}`);
  return digest([...files, JSON.stringify({ media, attachments, others, fonts, extra })].join('\n'));
}

/** Links the content; the rules between files are not applied again to a state that they have seen that day. */
function linkOnce(input: LinkInput & { readonly kinds: Kinds }, state: string, record: FolderRecord): Linked {
  // What is on record was found with the built-in kinds.
  if (input.kinds !== builtInKinds) return link(input);
  const memory = ruleMemory(record, state, input.examined);
  const linked = link({ ...input, recall: memory.recall });
  memory.keep(linked.today, linked.found);
  return linked;
}

/** Damaged schemas have to go before they are loaded. */
const checkSchemas = (): readonly Diagnostic[] =>
  dropDamagedSchemas() ? [damagedCache({ what: 'the compiled schemas' }, startOf(''))] : [];

/** What lies beside the content files: pictures, documents, typefaces and styles. */
async function loadBeside(
  content: string,
  { pictures, attachments, others }: ContentFolder,
  record: FolderRecord,
): Promise<Outcome<Omit<LoadedContent, 'sources'>>> {
  const [media, fonts, extra] = await Promise.all([
    measureMedia(content, pictures, record),
    inspectFonts(content, others),
    inspectExtra(content, others),
  ]);
  const attached = inspectAttachments(content, attachments);
  return {
    value: {
      media: media.value,
      attachments: attached.value,
      others,
      ...(fonts.length > 0 && { fonts }),
      ...(extra.value && { extra: extra.value }),
    },
    diagnostics: [...media.diagnostics, ...attached.diagnostics, ...extra.diagnostics],
  };
}

type AllInput = Omit<LanguagesInput, 'listed'> & { readonly written: readonly Examined[] };

async function linkAll({ written, ...input }: AllInput, state: string) {
  const listed = languagesOf(siteDataIn(written));
  const { others, found, ...further } = linkLanguages({ ...input, listed });
  const linked = linkOnce({ ...input, ...further }, state, input.record);
  return { linked, others, inOthers: await found };
}

/** From how many content files on memory matters more than a little time. */
const VERY_MANY = 8_000;

/** Checks the content, keeps what it links to, and brings the editor's schemas beside it up to date. */
export async function checkWith(
  { pool, stopwatch }: CheckTools,
  options: CheckOptions & WithKinds,
): Promise<LinkedResult> {
  const started = performance.now();
  const content = path.resolve(options.content);
  const { kinds = builtInKinds, stamps = lazyStamps(content), record = openRecord('content', content) } = options;
  const notes = checkSchemas();
  takeStamps(stamps(), kinds);
  const { value: listed, diagnostics: listProblems } = await stopwatch.time('list', () => listContent(content, kinds));
  // To collect garbage more often costs next to no time, and a very large site fits into little memory.
  if (listed.files.length > VERY_MANY) setFlagsFromString('--heap-growing-percent=20');
  const [{ examined: written, parsed }, beside] = await Promise.all([
    stopwatch.time('examine', () => examineContent({ content, stamps, files: listed.files, pool, kinds, record })),
    loadBeside(content, listed, record),
  ]);
  const separated = withPages(separate(inLanguages(written, options.languages)));
  const examined = separated.originals;
  const loaded: LoadedContent = { sources: examined.map(({ source }) => source), ...beside.value };
  const state = contentState([...examined, ...translationsIn(separated)], loaded);
  const input = { ...options, examined, loaded, kinds, content, record, separated, pool, written };
  const { linked, others, inOthers } = await stopwatch.time('link', () => linkAll(input, `${schemaHash} ${state}`));
  const damage = [...notes, ...damageOf(record, 'what was known of the content')];
  const found = [...listProblems, ...beside.diagnostics, ...linked.diagnostics, ...inOthers];
  const all = [...damage, ...found];
  const diagnostics = arrange(options.isDraft ? all.map(inDraft) : all);
  const sources = written.map(({ source }) => source.file);
  await stopwatch.time('editor', () =>
    refreshEditorSchemas(content, loaded, {
      addresses: linked.addresses,
      kinds,
      record,
      state,
      mayMake: !options.isBuild,
    }),
  );
  return {
    diagnostics,
    files: sources.length,
    parsed,
    sources,
    milliseconds: performance.now() - started,
    textOf: textReader(content, sources),
    ledger: linked,
    ...(linked.timeZone === undefined ? {} : { timeZone: linked.timeZone }),
    state: `${state} ${linked.today}`,
    ...(linked.value && !hasErrors(diagnostics) ? { site: { ...linked.value, ...others } } : {}),
  };
}

/** Checks the content with processes of its own. */
export async function checkAndLink(options: CheckOptions & WithKinds): Promise<LinkedResult> {
  const pool = openPool();
  try {
    return await checkWith({ pool, stopwatch: startStopwatch() }, options);
  } finally {
    await pool.close();
  }
}

/** A check without what holds the whole content in memory. */
export const withoutLedger = ({ ledger: _ledger, ...result }: LinkedResult): Omit<LinkedResult, 'ledger'> => result;

/** Checks the content: every problem of every file. */
export async function check(options: CheckOptions): Promise<CheckResult> {
  const { site: _site, state: _state, ...result } = withoutLedger(await checkAndLink(options));
  return result;
}

/** Checks the content and returns the maps of old addresses; absent where the content has errors. */
export async function maps(options: CheckOptions): Promise<CheckResult & { readonly maps?: SiteMaps }> {
  const { site, state: _state, ...result } = withoutLedger(await checkAndLink(options));
  return site ? { ...result, maps: mapsOf(site) } : result;
}

/** A plan of a site, and what its units are planned with. */
export interface Planning extends UnitContext {
  readonly plan: SitePlan;
}

/** Checks the content and prepares to plan its pages; absent where the content has errors. */
export async function planningOf(
  options: PlanOptions & WithKinds,
): Promise<CheckResult & { readonly planning?: Planning }> {
  const { site, state: _state, ...result } = withoutLedger(await checkAndLink(options));
  if (!site) return result;
  const planners = await loadPlanners(options.kinds ?? builtInKinds);
  const { base, now } = options;
  const plan = planLanguages(site, { base, now, planners });
  const readContent = contentReader(options.content);
  const readIn = readerIn(options.content);
  const planning = { plan, planners, context: pageContext(plan.shared), readContent, readIn };
  return { ...result, planning };
}

/** Checks the content and plans the whole site; the plan is absent where the content has errors. */
export async function planOf(options: PlanOptions & WithKinds): Promise<CheckResult & { readonly plan?: Plan }> {
  const { planning, ...result } = await planningOf(options);
  return planning ? { ...result, plan: wholePlan(planning.plan, planning) } : result;
}
