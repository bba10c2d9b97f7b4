// Pictures, documents and videos: each that is named is there, and each that is there is named.
import { textsAt } from '../../kinds/describe-field.ts';
import { type Kind, type Shape, shapeOf } from '../../kinds/kind.ts';
import type { Kinds } from '../../kinds/kinds.ts';
import { pageKind, roleOf } from '../../kinds/page.ts';
import { asMediaFile, type AttachmentUse, isElsewhere, isUse, purposeOf } from '../../model/attachment.ts';
import type { LoadedContent, SourceFile } from '../../model/content.ts';
import { type Diagnostic, type Location, startOf } from '../../model/diagnostic.ts';
import { isChannel } from '../../model/video.ts';
import { locate } from '../../rules/locate.ts';
import { nearest } from '../../rules/nearest.ts';
import { missingMedia, unusedMedia } from '../../rules/words/link.ts';
import { strayPicture, unusablePicture } from '../../rules/words/pictures.ts';
import { checkDocument, fileProblem, isPicture, namedFile, pictureProblem } from '../picture-problem.ts';
import type { Check, LinkContext } from '../link-context.ts';
import { hasTemplate, neededPages } from '../needed-pages.ts';
import { listingsOf } from '../place-courses.ts';
import { publishedFiles } from '../published-files.ts';

/** A file of the media folder that is named for a document or a video, or the address of a video. */
interface NamedMedia {
  readonly source: SourceFile;
  readonly named: string;
  readonly use: AttachmentUse | 'still';
  /** JSON Pointer to the name. */
  readonly pointer: string;
}

/** Returns what files name for their documents and videos, with the stills and captions of these. */
const namedMedia = ({ kinds, entries }: LinkContext): readonly NamedMedia[] =>
  Object.values(entries)
    .flat()
    .flatMap(({ source, data }) =>
      (shapeOf(kinds.of(source.kind), data).references ?? []).flatMap(({ pattern, to, hasOwnCheck }) => {
        const use = to === 'media' && hasOwnCheck ? 'still' : to;
        if (use !== 'still' && !isUse(use)) return [];
        return textsAt(data, pattern).map(({ text: named, pointer }): NamedMedia => ({ source, named, use, pointer }));
      }),
    );

const hasPictures = ({ references = [] }: Shape): boolean => references.some(({ to }) => to === 'media');

const namesPictures = (kind: Kind): boolean =>
  hasPictures(kind) || Object.values(kind.variants?.shapes ?? {}).some(hasPictures);

/** Whether it is unknown at the moment which pictures a file names. */
const isUnclear = ({ kind, data }: SourceFile, kinds: Kinds): boolean =>
  (data === undefined && namesPictures(kinds.of(kind))) || (kind === pageKind.name && !hasTemplate(data));

/** The values at the places of a pattern; a place in a group that is not there is none. */
function valuesAt(value: unknown, [segment, ...rest]: readonly string[]): readonly unknown[] {
  if (segment === undefined || typeof value !== 'object' || value === null) return value === undefined ? [] : [value];
  const inner = value as Readonly<Record<string, unknown>>;
  if (segment === '*') return Object.values(inner).flatMap((item) => valuesAt(item, rest));
  return rest.length === 0 ? [inner[segment]] : valuesAt(inner[segment], rest);
}

function picturesOf({ kind, data }: SourceFile, kinds: Kinds): readonly unknown[] {
  const { references = [] } = shapeOf(kinds.of(kind), data);
  return references
    .filter(({ to }) => to === 'media')
    .flatMap(({ pattern, isOptional }) => {
      const values = valuesAt(data, pattern.split('/').slice(1));
      return isOptional ? values.filter((value) => value !== undefined) : values;
    });
}

/** Whether a file that names pictures may be missing: then it is unknown which of them are used. */
const isIncomplete = ({ entries, addresses, recorded, loaded, slugs }: LinkContext): boolean =>
  entries.site.length === 0 ||
  addresses.lost.length + recorded().lost.length + recorded().shrunk.length > 0 ||
  listingsOf(entries).some(({ slug }) => !slugs.has(slug)) ||
  Object.keys(neededPages(loaded.sources)).some((template) =>
    entries.page.every(({ source }) => roleOf(source) !== template),
  );

/** The files that references mean. */
const filesNamed = (named: readonly unknown[], loaded: LoadedContent): ReadonlySet<string | undefined> =>
  new Set(named.flatMap((name) => (typeof name === 'string' ? [namedFile(name, loaded)] : [])));

/** Pictures that nothing names; those that a broken reference may mean are left out. */
function unusedPictures({ loaded }: LinkContext, named: readonly unknown[]): readonly string[] {
  const used = new Set(loaded.sources.flatMap(({ media }) => media));
  const found = filesNamed(named, loaded);
  const unused = new Set(
    loaded.media.flatMap(({ file, width }) => (width > 0 && !used.has(file) && !found.has(file) ? [file] : [])),
  );
  if (unused.size === 0) return [];
  const broken = named.filter((name) => typeof name !== 'string' || namedFile(name, loaded) === undefined);
  const meant = new Set(
    broken.map((name) => (typeof name === 'string' ? nearest(name.replaceAll('\\', '/'), unused) : undefined)),
  );
  // A reference that is like none of them may mean any picture.
  return meant.has(undefined) ? [] : [...unused].filter((file) => !meant.has(file));
}

/** Pictures that cannot be published, and pictures in other folders, that nothing names. */
function strayPictures({ loaded }: LinkContext, named: readonly unknown[]): readonly Diagnostic[] {
  const found = filesNamed(named, loaded);
  return loaded.others
    .filter((file) => isPicture(file) && !found.has(file))
    .flatMap((file) => {
      const problem = fileProblem(file);
      return problem ? [strayPicture(problem, startOf(file))] : [];
    });
}

/** Documents and videos that nothing names. */
function unusedAttachments(context: LinkContext): readonly Diagnostic[] {
  // A broken reference may mean any of them.
  if (attachmentsAreThere(context).length > 0) return [];
  const used = new Set(publishedFiles(context).attachments.map(({ file }) => file));
  return context.loaded.attachments.flatMap(({ file }) =>
    used.has(file)
      ? []
      : [unusedMedia({ thing: purposeOf(file) === 'video' ? 'video' : 'document', file }, startOf(file))],
  );
}

/** Every picture of the content folder is used somewhere. Of a broken reference, the picture is not reported too. */
export const picturesAreUsed: Check = (context) => {
  const { kinds, loaded } = context;
  if (loaded.sources.some((source) => isUnclear(source, kinds)) || isIncomplete(context)) return [];
  const named = loaded.sources.flatMap((source) => picturesOf(source, kinds));
  return [
    ...unusedPictures(context, named).map((file) => {
      const problem = fileProblem(file);
      const better = problem?.is === 'name' ? { better: problem.better } : {};
      return unusedMedia({ thing: 'picture', file, ...better }, startOf(file));
    }),
    ...unusedAttachments(context),
    ...strayPictures(context, named),
  ];
};

function checkStill(named: string, loaded: LoadedContent, at: () => Location): readonly Diagnostic[] {
  const name = asMediaFile(named);
  const known = loaded.media.map(({ file }) => file);
  if (known.includes(name)) return [];
  const problem = pictureProblem(name, loaded);
  return [problem ? unusablePicture(problem, at()) : missingMedia({ name, known }, at())];
}

/** Whether an address is that of a video on another site. */
const isVideoElsewhere = ({ named, use }: NamedMedia): boolean =>
  use === 'video' && isElsewhere(named) && !isChannel(named);

/** The documents and videos that courses and pages name are in the media folder, with their stills and captions. */
export const attachmentsAreThere: Check = (context) =>
  namedMedia(context)
    .filter((one) => !isVideoElsewhere(one))
    .flatMap(({ source, named, use, pointer }) => {
      const at = () => locate(source, pointer);
      return use === 'still'
        ? checkStill(named, context.loaded, at)
        : checkDocument({ named, use }, context.loaded, at);
    });
