// What is said of a name that nothing has: which one was most likely meant.
import { invariant } from '../base/invariant.ts';
import { asItLooks } from '../model/invisible.ts';
import { defineRule, type Rule } from '../model/diagnostic.ts';
import { type FindByTitle, ask, nearest, propose, type Proposal } from './nearest.ts';
import type { RuleWords } from './read-rules.ts';
import { ruleWords } from './rule-words.ts';

/** A name that nothing has, and those that there are. */
export interface WrongName {
  readonly name: string;
  readonly known: Iterable<string>;
  /** The link that the name is a part of, as it is written. */
  readonly within?: string | undefined;
  /** What has the name, where it is something else that is named in another way. */
  readonly is?: string | undefined;
  /** Finds what is called so, where things have titles. */
  readonly byTitle?: FindByTitle | undefined;
}

/** How addresses of older sites end, and the files of content; and the folder of pages. */
const oldEnding = /(?:\/index)?\.(?:html?|php|aspx?|ya?ml)$|^\/?(?:content\/)?pages(?=\/)/g;

/** Which name was most likely meant; whatever is not written like a name is sooner a title. */
function meantName({ name: written, known, byTitle = () => undefined }: WrongName): string | undefined {
  const name = asItLooks(written);
  if (/^www\./.test(name)) return `https://${name}`;
  if (/^[^\s@:/]+@[^\s@:/]+\.\w+$/.test(name)) return `mailto:${name}`;
  const isTitle = /[^a-z0-9/.-]/.test(name);
  const near = nearest(name.replace(oldEnding, '') || '/', known);
  return isTitle ? (byTitle(name) ?? near) : (near ?? byTitle(name));
}

const notKnownYet =
  /^(?:t\.?b\.?[acd]\.?|to be (?:announced|confirmed|decided|determined)|(?:noch )?offen|wird noch (?:bekannt gegeben|bekanntgegeben)|n\. ?n\.|à (?:confirmer|définir|préciser|venir)|يحدد لاحقًا|يعلن لاحقًا|\?+)$/iu;

/** Returns what to do about words for what is not known yet; undefined for any others. */
export const adviseToWait = (text: unknown): string | undefined =>
  typeof text === 'string' && notKnownYet.test(text.trim()) ? 'Leave it out until it is known.' : undefined;

/** What was most likely meant, or what to do otherwise. */
function adviseOn(wrong: WrongName, otherwise: string): Proposal {
  const { name, within = name } = wrong;
  const several = name.split(/\s*[،，、]\s*/);
  if (several.length > 1) return { advice: `Write the comma of English between several: ${several.join(', ')}.` };
  const wait = adviseToWait(name);
  if (wait !== undefined) return { advice: wait };
  const meant = meantName(wrong);
  const { advice, ...fix } = propose(meant && within.replace(name, () => meant), otherwise);
  if (meant === undefined) return { advice };
  if (/^(?:https|mailto):/.test(meant)) return { advice: ask(meant) };
  return {
    advice: ask(wrong.is === undefined ? meant : within.replace(name, () => meant)),
    ...(within.includes(name) ? fix : {}),
  };
}

/** What was most likely meant, as a question and a fix; the question is empty where nothing was. */
export function guessOf(wrong: WrongName) {
  const { advice: guess, ...fix } = adviseOn(wrong, '');
  return { guess, ...fix };
}

/** What is known of a course that was there once. */
export interface GoneCourse {
  readonly slug: string;
  /** The slug that it most likely has now. */
  readonly renamed: string | undefined;
  /** What refers to it, such as "this session". */
  readonly part: string;
}

/** A rule for names that nothing has. */
export type UnknownNameRule = Rule<
  WrongName & { readonly gone?: GoneCourse | undefined; readonly definedAs?: string | undefined }
>;

/** Makes the rule for references by name to a thing that is written elsewhere; its advice is given where no name is near. */
export function unknownName(code: string, { thing, advice }: Partial<RuleWords> = ruleWords[code] ?? {}) {
  invariant(thing !== undefined && typeof advice === 'string', `the rule ${code} names a thing, and has an advice.`);
  return defineRule('error', code, ({ definedAs, ...wrong }: WrongName & { readonly definedAs?: string | undefined }) =>
    definedAs === undefined
      ? {
          message:
            wrong.is === undefined
              ? `There is no ${thing} "${wrong.name}".`
              : `"${wrong.name}" is ${wrong.is}, not a ${thing}.`,
          ...adviseOn(wrong, advice),
        }
      : {
          message: `The ${thing} "${definedAs}" is named as "${wrong.name}" wherever it is shown.`,
          ...propose(wrong.name, ''),
        },
  );
}
