// The public face of the generator: what the command line, tests and other programs call. A stage is loaded when it is
// first used: loading them all would be most of the time that a small command takes. Problems of the content are values,
// in `diagnostics`; what is thrown is an error of the file system, or a bug.
import type { CheckOptions, CheckResult } from './build/pipeline/check.ts';
import { rememberCheck } from './build/pipeline/remember-check.ts';

const lazily =
  <Given extends readonly unknown[], Result>(load: () => Promise<(...given: Given) => Result>) =>
  async (...given: Given): Promise<Awaited<Result>> =>
    await (
      await load()
    )(...given);

/** Checks the content: every problem of every file, or the last result where nothing has changed since. */
export const check = (options: CheckOptions): Promise<CheckResult> =>
  rememberCheck(options, async (known) => (await import('./build/pipeline/check.ts')).check({ ...options, ...known }));

/** Checks the content and plans all pages, and the files beside them; without `plan` where there are errors. */
export const planOf = lazily(async () => (await import('./build/pipeline/check.ts')).planOf);
/** Checks the content and returns where old addresses lead: `maps`, absent where the content has errors. */
export const maps = lazily(async () => (await import('./build/pipeline/check.ts')).maps);
/** Builds the site, or a shard, into `out`; without `built`, `diagnostics` say why, and the folder is as it was. */
export const build = lazily(async () => (await import('./build/pipeline/build.ts')).build);
/** The same, with the pages of the shards in place of new ones; shards of another content or program are problems. */
export const merge = lazily(async () => (await import('./build/pipeline/build.ts')).merge);
/** Starts the development server; resolves once it listens, with its address and what closes it, or throws. */
export const dev = lazily(async () => (await import('./dev/dev.ts')).dev);
/** Serves the page that edits a content folder, on this machine only; resolves with its address and what closes it. */
export const edit = lazily(async () => (await import('./editor/server.ts')).edit);
/** Checks now and after each save, for `onCheck`; resolves after the first with what ends it, or throws its error. */
export const watchCheck = lazily(async () => (await import('./dev/watch-check.ts')).watchCheck);
/** Makes ahead of the first build what depends on no content: the compiled schemas, and the site's code. */
export async function prepare(): Promise<void> {
  const [{ loadSchemas }, { projectSchemas }, { makeBundleFolder }] = await Promise.all([
    import('./read/schema/fits-schema.ts'),
    import('./kinds/schema-files.ts'),
    import('./build/render/bundle-folder.ts'),
  ]);
  await Promise.all([loadSchemas(projectSchemas), makeBundleFolder({ signal: new AbortController().signal })]);
}
/** Returns two of the named hosts that one output folder cannot serve; undefined where it can serve all. */
export const conflictOfHosts = lazily(async () => (await import('./hosts/hosts.ts')).conflictOfNames);
/** Returns the names of all hosts, as `build` takes them. */
export const hostNames = async (): Promise<readonly string[]> => (await import('./hosts/hosts.ts')).hostNames;
/** Returns an answer for a new site in the form that is asked for, where it can be understood in one way only. */
export const meantAnswer = lazily(async () => (await import('./starter/answers.ts')).meant);
/** Returns in one sentence what is wrong with an answer for a new site; undefined where it can be used. */
export const problemOfAnswer = lazily(async () => (await import('./starter/answers.ts')).problemOf);
/** Returns the time zone of a country, by its code, or the first of several; undefined where none is known. */
export const timeZoneOf = lazily(async () => (await import('./starter/answers.ts')).timeZoneOf);

/** Returns the currency of a country; undefined where it is not known. */
export const currencyOf = lazily(async () => (await import('./read/starters.ts')).starterCurrency);
/** Returns the main colours that follow from a brand colour, as #rrggbb, by what they are for. */
export const swatchesOf = lazily(async () => (await import('./theme/derive.ts')).swatchesOf);
/** Returns the files in a folder that a new site would have to replace, relative to it. */
export const clashesOfStart = lazily(async () => (await import('./starter/write-starter.ts')).clashesOf);
/** Returns whether a folder has a package.json that npm could not read. */
export const hasDamagedPackage = lazily(async () => (await import('./starter/write-starter.ts')).hasDamagedPackage);
/** Writes the files of a new site; nothing is replaced. Throws if one cannot be written, and leaves none behind. */
export const writeStart = lazily(async () => (await import('./starter/write-starter.ts')).writeStarter);
/** Reads what an existing site says, from a file, a folder or an address. Throws a ChangeRefused that says why not. */
export const readOldSite = lazily(async () => (await import('./tools/moving/move-in.ts')).readOldSite);
/** Makes the content of a new site of what an existing one says, with a list of what was left out or decided. */
export const moveIn = lazily(async () => (await import('./tools/moving/move-in.ts')).moveIn);
/** Formats content files and returns which change and which do not; with `isDryRun`, nothing is written. */
export const formatContent = lazily(async () => (await import('./tools/format/format-content.ts')).formatContent);
/** Applies all fixes that are safe to content files, and returns what it did; with `isDryRun`, nothing is written. */
export const fixContent = lazily(async () => (await import('./tools/fixes/fix-content.ts')).fixContent);
/** Returns the configuration of a content management system that edits the content on a forge, as YAML. */
export const cmsConfig = lazily(async () => (await import('./tools/cms/cms-config.ts')).cmsConfig);
/** Takes back the last change that a command made; undefined where there is none. */
export const undoChange = lazily(async () => (await import('./tools/edits/history.ts')).undoChange);
/** Gives a thing another name everywhere in the content, and lets its old address lead on. */
export const rename = lazily(async () => (await import('./tools/editing/rename.ts')).rename);
/** Sets a field of many courses, such as their prices. */
export const setField = lazily(async () => (await import('./tools/editing/set-field.ts')).setField);
/** Removes a course, a news item, a page or a trainer, whose addresses then lead on; of a course, or only its coming sessions. */
export const retire = lazily(async () => (await import('./tools/editing/retire.ts')).retire);
/** Returns what the files say of courses, a row each. */
export const listCourses = lazily(async () => (await import('./tools/editing/courses.ts')).listCourses);
/** Returns what the files say of sessions, a row each. */
export const listSessions = lazily(async () => (await import('./tools/editing/courses.ts')).listSessions);
/** Adds a course, session, story, page, trainer or item of the news to the content. */
export const addThing = lazily(async () => (await import('./tools/editing/add-thing.ts')).addThing);
/** Makes what a spreadsheet says of sessions or courses the content, all or none; with `isDryRun`, nothing is written. */
export const importSheet = lazily(async () => (await import('./tools/sheets/import-sheet.ts')).importSheet);
/** Brings the sessions of the sources that site.yaml names into the content; with `isDryRun`, nothing is written. */
export const pull = lazily(async () => (await import('./tools/pulling/pull.ts')).pull);
/** Returns what was typed as the value of a field, such as a price or days of the week; undefined where it is none. */
export const readFigure = lazily(async () => (await import('./tools/sheets/read-cells.ts')).readFigure);
/** Returns the day that a text says, as YYYY-MM-DD; undefined where it says none. */
export const dayIn = lazily(async () => (await import('./tools/sheets/dates.ts')).dayIn);
/** Returns the time of day that a text says, as HH:MM; undefined where it says none. */
export const timeIn = lazily(async () => (await import('./tools/sheets/dates.ts')).timeIn);
/** Returns a spreadsheet with all sessions or courses of a content folder. */
export const exportSheet = lazily(async () => (await import('./tools/sheets/export-sheet.ts')).exportSheet);
/** Returns the texts of a site with their translations and states, and a file of them for translators. */
export const translations = lazily(
  async () => (await import('./tools/translations/export-translations.ts')).translations,
);
/** Records that translations are of their originals as they are now. */
export const acceptTranslations = lazily(
  async () => (await import('./tools/translations/texts.ts')).acceptTranslations,
);
/** Makes what a translator's file says the content, all or none. */
export const importTranslations = lazily(
  async () => (await import('./tools/translations/import-translations.ts')).importTranslations,
);
/** Serves the built site in a folder, and resolves with its address and what closes it. Throws if it cannot listen. */
export const preview = lazily(async () => (await import('./serve/preview.ts')).preview);
/** Checks the content and returns the state of every address. Problems with addresses are part of the states. */
export const urls = lazily(async () => (await import('./tools/ledger/ledger.ts')).urls);
/** Records all new addresses as published; writes nothing while the content has other errors. */
export const acceptUrls = lazily(async () => (await import('./tools/ledger/ledger.ts')).acceptUrls);
/** Records that a lost address was removed on purpose. The others still have a page: call it for none of them. */
export const removeUrl = lazily(async () => (await import('./tools/ledger/ledger.ts')).removeUrl);
/** Returns whether each endpoint of forms.yaml accepts submissions; one is sent only with `isSending`. */
export const checkEndpoints = lazily(async () => (await import('./tools/enquiries/probe-endpoint.ts')).checkEndpoints);
/** Returns the error that would prevent submissions from being stored in a place; leaves nothing there. */
export const storeProblem = lazily(async () => (await import('./serve/store.ts')).storeProblem);
/** Removes and returns the enquiries that `choose` names; undefined if there are none. All are kept if it throws. */
export const removeEnquiries = lazily(
  async () => (await import('./tools/enquiries/stored-enquiries.ts')).removeEnquiries,
);
/** Returns the enquiries in a place, and the lines that are none; undefined if nothing has been received. */
export const readEnquiries = lazily(async () => (await import('./tools/enquiries/stored-enquiries.ts')).readEnquiries);

/** Returns every rule, in the order of its code: severity, what it finds, its effect, the remedy, and an example. */
export const explainRules = lazily(async () => (await import('./rules/explanations.ts')).explainRules);

export type { CheckOptions, CheckResult } from './build/pipeline/check.ts';
export type { BuildOptions, BuildResult } from './build/pipeline/build-options.ts';
export type { Progress } from './build/produce/make-units.ts';
export type { Stage, StageName } from './base/stopwatch.ts';
export type { FormatResult } from './tools/format/format-content.ts';
export type { StartAnswers, StarterInput } from './starter/answers.ts';
export type { WrittenStarter } from './starter/write-starter.ts';
export type { PreviewServer } from './serve/preview.ts';
export type { FixResult } from './tools/fixes/fix-content.ts';
export type { Renaming } from './tools/editing/rename.ts';
export type { Retirement } from './tools/editing/retire.ts';
export type { Row } from './tools/editing/courses.ts';
export type { Addable } from './tools/editing/add-thing.ts';
export type { FileChange } from './tools/edits/draft.ts';
export type { Undone } from './tools/edits/history.ts';
export type { MovedIn } from './tools/moving/move-in.ts';
export type { Imported } from './tools/sheets/import-sheet.ts';
export type { PulledSource, PullResult } from './tools/pulling/pull.ts';
export type { Translations } from './tools/translations/export-translations.ts';
export type { TranslationState } from './model/translation.ts';
export type { CmsOptions } from './tools/cms/cms-config.ts';
export type { ChangeOptions, ChangeResult } from './tools/edits/make-change.ts';
export type { Diagnostic, Fix, Location, Position, RelatedPlace } from './model/diagnostic.ts';
export type { AddressState } from './model/address-state.ts';
export type { SiteMaps } from './model/planned.ts';
export type { UrlsResult } from './tools/ledger/ledger.ts';
export type { EndpointVerdict } from './tools/enquiries/probe-endpoint.ts';
export type { Enquiries } from './tools/enquiries/stored-enquiries.ts';
export type { Received } from './serve/collector.ts';
export { codeOf, entriesBelow, isWithin, makeFolder, replaceFile } from './base/disk.ts';
export { groupBy, isGroup, someOf } from './base/objects.ts';
export { parsedJson, tryTo } from './base/try-to.ts';
export { mostSeriousFirst } from './model/diagnostic.ts';
export { fieldOrder } from './model/known-fields.ts';
export { nearest } from './rules/nearest.ts';
export type { ExplainedRule } from './rules/explanations.ts';
