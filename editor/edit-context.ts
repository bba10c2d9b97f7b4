// What all parts of the page share: the state of the content, and how it is changed.
import { createContext, useContext } from 'react';
import type { EditState, Entry, Subject } from '../generator/editor/protocol.ts';
import { languageName, type Say, type Word } from './words.ts';

/** What is shown in the middle: a file, or a table. */
export type Place =
  | { readonly kind: 'file'; readonly file: string; readonly pointer: string }
  | { readonly kind: 'table'; readonly subject: Subject };

export interface Editing {
  readonly state: EditState;
  readonly place: Place;
  readonly go: (place: Place) => void;
  /** Asks the server for a change, and shows what came of it; undefined where it was refused, which is then said. */
  readonly act: <Result = null>(name: string, said?: object) => Promise<Result | undefined>;
  /** Takes over a state that an answer has brought. */
  readonly show: (state: EditState) => void;
  /** Says something for a moment, or what was refused until it is read. */
  readonly tell: (text: string, isRefused?: boolean) => void;
  /** Changes with everything that was changed by other means than typing: what is open is read again. */
  readonly version: number;
}

export const EditContext = createContext<Editing | undefined>(undefined);

export function useEditing(): Editing {
  const editing = useContext(EditContext);
  if (!editing) throw new Error('outside of the editor');
  return editing;
}

/** Kinds that people look for by their own names; all others are settings. */
export const groups: readonly (readonly [kind: string, word: Word])[] = [
  ['course', 'courses'],
  ['trainer', 'trainers'],
  ['news', 'news'],
  ['page', 'pages'],
];

/** Whether files of a kind are settings, and not things that people know by names of their own. */
export const isSetting = (kind: string): boolean => groups.every(([own]) => own !== kind);

/** Settings of which there is one for each language, which their files are named by. */
const titlesByLanguage: Readonly<Record<string, string>> = {
  messages: 'Messages',
  translations: 'Record of translations',
};

/** Returns a state whose settings are named in the language of the page. */
export function withTitles(state: EditState, say: Say, labelOf: (label: string) => string): EditState {
  const titleOf = ({ kind, title }: Entry): string => {
    const label = titlesByLanguage[kind];
    if (label === undefined) return labelOf(title);
    return say('titleInLanguage', { title: labelOf(label), language: languageName(title) });
  };
  const entries = state.entries.map((one) => (isSetting(one.kind) ? { ...one, title: titleOf(one) } : one));
  return { ...state, entries };
}
