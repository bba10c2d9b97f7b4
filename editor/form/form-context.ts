// What every field of the open form knows: the problems of the content, and which field people want to see.
import { createContext, useContext } from 'react';
import type { EditState, Problem } from '../../generator/editor/protocol.ts';

export interface FormSetting {
  readonly file: string;
  readonly problems: readonly Problem[];
  /** JSON Pointer to the field that was looked for; empty for none. */
  readonly target: string;
  readonly media: readonly string[];
  /** Takes over what the server says after a picture was added. */
  readonly onState: (state: EditState) => void;
}

const none: FormSetting = { file: '', problems: [], target: '', media: [], onState: () => undefined };

export const FormContext = createContext(none);

/** The field around a widget: where it is, and the ids of what describes it. */
export const FieldContext = createContext({ describedBy: '', isInvalid: false, pointer: '' });

/** Returns the JSON Pointer of a path. */
export const pointerOf = (path: readonly (string | number)[]): string =>
  path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/** Returns the problems at a field and, with `isWhole`, of all within it. */
export function useProblems(pointer: string, isWhole = false): readonly Problem[] {
  const { file, problems } = useContext(FormContext);
  return problems.filter(
    (one) =>
      one.file === file &&
      one.severity !== 'info' &&
      (one.pointer === pointer || (isWhole && one.pointer.startsWith(`${pointer}/`))),
  );
}

/** Whether the field that was looked for is within one. */
export function useIsWanted(pointer: string): boolean {
  const { target } = useContext(FormContext);
  return target === pointer || target.startsWith(`${pointer}/`);
}
