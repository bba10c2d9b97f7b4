// Creates a site: questions on a terminal, or flags, and then files that check and build as they are.
import { basename, resolve } from 'node:path';
import { Option } from 'commander';
import type { MovedIn, StartAnswers, StarterInput, WrittenStarter } from '../../generator/index.ts';
import * as generator from '../../generator/index.ts';
import project from '../../package.json' with { type: 'json' };
import { commandDefinitions, flagNamed } from '../command-definitions.ts';
import { UsageError } from '../failures.ts';
import type { Context, Io } from '../io.ts';
import { printable } from '../reports/display.ts';
import { amount } from '../reports/summary.ts';

// What is said when a site has begun.

function firstChange(words: string | undefined, { host, origin, email }: StartAnswers): string {
  const missing = [origin === undefined && '"origin"', email === undefined && '"email"'].filter(Boolean).join(' and ');
  if (words !== undefined)
    return `translate ${words}, content/site.yaml, pages and courses: Prospectus has no words in this language.`;
  return host !== undefined && missing !== ''
    ? `${missing} in content/site.yaml, and what else "npm run check" calls an error: nothing is published on ${host} with these examples.`
    : 'content/site.yaml: name, address, telephone, email. "npm run check" lists every example that is left.';
}

/** Returns in five lines what was written, and what comes next. */
function startReport(
  folder: string,
  { files, left, toTranslate, isExtended, scripts }: WrittenStarter,
  answers: StartAnswers,
): string {
  const kept = left.length === 0 ? '' : ` Left as they were: ${left.join(', ')}.`;
  const added = isExtended ? ' Added what was missing to package.json.' : '';
  const enter = folder === '.' ? '' : `cd ${/[^\w./-]/.test(folder) ? `"${folder}"` : folder}, then `;
  const { host } = answers;
  const publishing =
    host === undefined
      ? 'npm run build, then put dist/ on your host; node_modules/prospectus/docs/hosting has each host.'
      : `push it to GitHub, which publishes it; node_modules/prospectus/docs/hosting/${host}.md says what that needs.`;
  const text = `Wrote ${files.length} files into ${folder === '.' ? 'this folder' : folder}.${added}${kept}
Look at it:    ${enter}npm install, then npm run dev
Change first:  ${firstChange(toTranslate, answers)}
Publish:       ${publishing}
Guide:         README.md here, and node_modules/prospectus/docs/editing.md.
`;
  return text.replace(/(?<=npm run )[a-z]+/g, (name) => scripts[name] ?? name);
}

function movedReport({ counts, notes }: MovedIn): string {
  const moved = Object.entries(counts).flatMap(([what, count]) => (count === 0 ? [] : amount(count, what)));
  const lines = notes.map(
    ([sentence, about]) => `  ${printable(sentence)}${about.length > 0 ? ` (${about.length})` : ''}\n`,
  );
  const head = lines.length === 0 ? '' : 'Left out or decided; moving-in.md names each:\n';
  return `Moved in: ${moved.join(', ')}.\n${head}${lines.join('')}`;
}

const titleOf = (folder: string): string =>
  basename(folder)
    .split(/[-_.\s]+/)
    .filter(Boolean)
    // "Schule für Malerei" is a title already.
    .map((word) => (/\p{Lu}/u.test(basename(folder)) ? word : (word[0] ?? '').toUpperCase() + word.slice(1)))
    .join(' ') || 'My Site';

const firstOf = (languages = ''): string => /^[a-z]+/.exec(languages)?.[0] ?? 'en';

async function defaultOf(answer: keyof StartAnswers, so: Partial<StartAnswers>, start: Start): Promise<string> {
  const { known, folder } = start;
  if (known[answer] !== undefined) return known[answer];
  if (answer === 'name') return titleOf(folder);
  const fixed = { language: firstOf(start.flags.languages), kind: 'professional', registration: 'form' };
  if (answer in fixed) return Reflect.get(fixed, answer) as string;
  if (answer === 'timeZone')
    return (so.country === undefined ? undefined : await generator.timeZoneOf(so.country)) ?? 'UTC';
  return (answer === 'currency' && so.country !== undefined ? await generator.currencyOf(so.country) : undefined) ?? '';
}

const questions: readonly (readonly [keyof StartAnswers, string])[] = (
  commandDefinitions['new']?.commands?.['site']?.options ?? []
).flatMap((one) => {
  if (typeof one === 'string' || one.question === undefined) return [];
  return [[new Option(one.flags).attributeName() as keyof StartAnswers, one.question] as const];
});

interface Start {
  readonly flags: Partial<StartAnswers>;
  readonly known: Partial<StartAnswers>;
  readonly folder: string;
  readonly io: Io;
}

/** Shows the colours that follow from one, and asks whether they are right; where none can be shown, they are. */
async function isLiked(brand: string, io: Io): Promise<boolean> {
  if (!io.isColor.err) return true;
  const shown = Object.entries(await generator.swatchesOf(brand)).map(([name, hex]) => {
    const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
    return `  \u001B[48;2;${red};${green};${blue}m      \u001B[0m ${name} ${hex}\n`;
  });
  io.err(shown.join(''));
  return !/^(?:n|<)/i.test((await io.ask?.('These colours follow from it. Take them (yes)? ')) ?? '');
}

/** Returns what is given in answer to a question, or undefined where it cannot be used. */
async function usable(answer: keyof StartAnswers, value: string, io: Io): Promise<string | undefined> {
  const problem = value === '' ? undefined : await generator.problemOfAnswer(answer, value);
  if (problem !== undefined) io.err(`${problem}\n`);
  const isTaken = problem === undefined && (answer !== 'brand' || value === '' || (await isLiked(value, io)));
  return isTaken ? value : undefined;
}

/** What is typed to have the question before asked again. */
const BACK = '<';

/** Asks until the answer can be used; without a terminal takes the default. Undefined: the question before is asked again. */
async function askFor(answer: keyof StartAnswers, drafted: Partial<StartAnswers>, start: Start) {
  const { io } = start;
  const otherwise = await defaultOf(answer, drafted, start);
  const text = questions.find(([name]) => name === answer)?.[1] ?? answer;
  const hint = otherwise === '' ? '' : ` (${otherwise})`;
  for (;;) {
    const said = (await io.ask?.(`${text}${hint}: `)) ?? '';
    if (said.trim() === BACK) return undefined;
    const given = await generator.meantAnswer(answer, said, drafted.country);
    const value = await usable(answer, given || otherwise, io);
    if (value !== undefined) return value;
  }
}

/** The answer to a question: that of the flag, of the person at the terminal, or the default; undefined to go back. */
async function answerTo(answer: keyof StartAnswers, drafted: Partial<StartAnswers>, start: Start) {
  const given = start.flags[answer];
  if (given === undefined) return askFor(answer, drafted, start);
  const value = await generator.meantAnswer(answer, given, drafted.country);
  const problem = await generator.problemOfAnswer(answer, value);
  if (problem !== undefined) throw new UsageError(`${flagNamed(answer)}: ${problem}`);
  return value;
}

/** Returns all answers from a question on, its number from 0; undefined where the one before it is to be asked again. */
async function answersFrom(
  at: number,
  drafted: Partial<StartAnswers>,
  start: Start,
): Promise<typeof drafted | undefined> {
  const [answer] = questions[at] ?? [];
  if (answer === undefined) return drafted;
  for (;;) {
    const value = await answerTo(answer, drafted, start);
    if (value === undefined) return undefined;
    const all = await answersFrom(at + 1, value === '' ? drafted : { ...drafted, [answer]: value }, start);
    if (all || start.flags[answer] !== undefined) return all;
  }
}

async function answersOf(start: Start): Promise<StartAnswers> {
  const { ask, isPiped, err } = start.io;
  if (!ask && isPiped?.())
    err('What is piped in is not read: give answers as options, which "npx prospectus new site --help" lists.\n');
  if (ask)
    err(`Enter takes what is in brackets, ${BACK} goes back to the question before. All of it can be changed later.\n`);
  let answers: Partial<StartAnswers> | undefined;
  while (!answers) answers = await answersFrom(0, {}, start);
  return { name: titleOf(start.folder), language: 'en', timeZone: 'UTC', ...answers };
}

/** The answers that an old site gives; what it says in no form that can be used is no answer. */
async function answersIn(facts: Partial<Record<string, string>>): Promise<Partial<StartAnswers>> {
  const known: Record<string, string> = { kind: 'plain', registration: 'none' };
  for (const [answer] of questions) {
    const fact = facts[answer];
    if (fact !== undefined && (await generator.problemOfAnswer(answer, fact)) === undefined) known[answer] = fact;
  }
  return known;
}

/** Creates a site. */
export async function newSite(
  { io }: Context,
  { from, ...flags }: Partial<StartAnswers> & { readonly from?: string },
  [named]: readonly [string],
): Promise<void> {
  const folder = resolve(io.cwd, named);
  const given = { now: io.now(), country: await generator.meantAnswer('country', flags.country ?? '') };
  const old = from === undefined ? undefined : await generator.readOldSite(from, io.cwd, given);
  // Prices that are moved in have the currency that was said, not one that follows from the country.
  const known = old ? { currency: '', ...(await answersIn(old.found.site)) } : {};
  const answers = await answersOf({ flags, known, folder, io });
  const start: StarterInput = { ...answers, version: project.version, now: io.now() };
  const moved = old && (await generator.moveIn(old, start));
  const input: StarterInput = { ...start, content: moved?.content };
  const clashes = await generator.clashesOfStart(folder, input);
  if (clashes.length > 0) {
    // Three names are enough to recognise a folder.
    const some = generator.someOf(clashes, 3);
    throw new UsageError(`new site: "${named}" has ${some}, and nothing is replaced. Use another folder.`);
  }
  if (await generator.hasDamagedPackage(folder))
    throw new UsageError(
      `new site: the package.json in "${named}" cannot be read as JSON. Correct or delete it; nothing was written.`,
    );
  const written = await generator.writeStart(folder, input);
  io.out((moved ? movedReport(moved) : '') + startReport(named, written, answers));
}
