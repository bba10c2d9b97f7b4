import type { Forms } from '../../schemas/types.ts';
import { suppliedReceiver } from '../read/defaults.ts';
import { formsKind } from '../kinds/settings.ts';
import type { LoadedContent } from '../model/content.ts';
import type { LinkedForms } from '../model/linked-forms.ts';

/** Returns the forms that a site has: none without forms.yaml; undefined where that file is broken. */
export function formsOf(data: Forms | undefined, { sources }: LoadedContent): LinkedForms | undefined {
  if (data === undefined && sources.some(({ kind }) => kind === formsKind.name)) return undefined;
  const { endpoints = [], copies = [], choices = {}, fields, consent } = data ?? {};
  const consents = consent === undefined ? [] : [consent].flat();
  const receiver = endpoints.some(({ service }) => service === 'php') ? { receiver: suppliedReceiver() } : {};
  return { endpoints, copies, choices, consents, ...receiver, ...(fields && { fields }) };
}
