import { locate } from '../../../rules/locate.ts';
import { unusablePicture } from '../../../rules/words/pictures.ts';
import { missingMedia } from '../../../rules/words/unknown-names.ts';
import { asMediaFile } from '../../../model/attachment.ts';
import type { LoadedContent } from '../../../model/content.ts';
import type { Diagnostic, Location } from '../../../model/diagnostic.ts';
import { checkDocument } from '../../document-problem.ts';
import type { Check } from '../../link-context.ts';
import { namedMedia, type WithMedia } from '../../named-media.ts';
import { pictureProblem } from '../../picture-problem.ts';

function checkStill(named: string, loaded: LoadedContent, at: () => Location): readonly Diagnostic[] {
  const name = asMediaFile(named);
  const known = loaded.media.map(({ file }) => file);
  if (known.includes(name)) return [];
  const problem = pictureProblem(name, loaded);
  return [problem ? unusablePicture(problem, at()) : missingMedia({ name, known }, at())];
}

/** The documents and videos that courses and pages name are in the media folder, with their stills and captions. */
export const attachmentsAreThere: Check = ({ entries, loaded }) =>
  [...entries.course, ...entries.page].flatMap(({ source, data }) =>
    namedMedia(data as WithMedia).flatMap(({ named, use, pointer }) => {
      const at = () => locate(source, pointer);
      return use === 'still' ? checkStill(named, loaded, at) : checkDocument({ named, use }, loaded, at);
    }),
  );
