// prospectus translations --accept: translations are right as they are, so their originals are put on record.
import { fingerprintOf } from '../../model/translation.ts';
import type { Draft } from '../edits/draft.ts';
import { type ChangeOptions, type ChangeResult, makeChange } from '../edits/make-change.ts';
import { modelineFor } from '../editing/things.ts';
import { recordsIn } from '../../site/languages/translations.ts';
import { dataIn, recordFile, type TextFilter, textsIn, type TranslatedText } from './texts.ts';

/** How YAML writes the name of a text. */
const named = (name: string): string => (/^[\w./-]+$/.test(name) ? name : JSON.stringify(name));

/** Records that texts were translated from these originals; what is not there any more leaves the record. */
export function recordTexts(draft: Draft, language: string, accepted: ReadonlyMap<string, string>): void {
  const file = recordFile(language);
  const before = recordsIn(dataIn(draft, file));
  const lines = textsIn(draft, { language }).flatMap((text) => {
    const name = `${text.file}/${text.path}`;
    const isThere = text.translated !== undefined && text.original !== undefined;
    const value = isThere ? (accepted.get(name) ?? before.get(text.file)?.[text.path]) : undefined;
    return value === undefined ? [] : [`${named(name)}: ${value}\n`];
  });
  const head = /^\uFEFF?(#.*\n)/.exec(draft.text(file) ?? '')?.[1] ?? modelineFor(draft, file, 'translations');
  if (lines.length > 0 || draft.text(file) !== undefined) draft.write(file, head + (lines.sort().join('') || '{}\n'));
}

const canBeAccepted = ({ state }: TranslatedText): boolean => state === 'older' || state === 'unrecorded';

/** Puts on record that translations are of their originals as they are now; with `isDryRun`, nothing is written. */
export async function acceptTranslations(
  options: ChangeOptions,
  filter: TextFilter,
): Promise<ChangeResult & { readonly accepted: number }> {
  let accepted = 0;
  const result = await makeChange(options, (draft) => {
    const texts = textsIn(draft, filter).filter(canBeAccepted);
    accepted = texts.length;
    for (const language of new Set(texts.map((text) => text.language))) {
      const own = texts.filter((text) => text.language === language);
      recordTexts(
        draft,
        language,
        new Map(own.map(({ file, path, original = '' }) => [`${file}/${path}`, fingerprintOf(original)])),
      );
    }
  });
  return { ...result, accepted };
}
