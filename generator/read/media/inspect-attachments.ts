// What can be said of documents and videos without reading them whole: their sizes, and whether they are what their
// names say.
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import path from 'node:path';
import { emptyDocument, largeDocument, wrongDocumentKind, unreadableFile } from '../../rules/words/load.ts';
import { HEAD_BYTES, isAsNamed, purposeOf, type Attachment } from '../../model/attachment.ts';
import type { Outcome } from '../../model/content.ts';
import { startOf, type Diagnostic } from '../../model/diagnostic.ts';

const MEGABYTE = 1_000_000;

/** From this size on, in megabytes, a phone waits long, and some hosts refuse the file. */
const LARGE = { document: 20, video: 100, captions: 1 } as const;

interface Inspected extends Attachment {
  readonly head: Buffer;
}

function inspect(content: string, file: string): Inspected {
  const open = openSync(path.join(content, file), 'r');
  try {
    const head = Buffer.alloc(HEAD_BYTES);
    const read = readSync(open, head, 0, HEAD_BYTES, 0);
    return { file, bytes: fstatSync(open).size, head: head.subarray(0, read) };
  } finally {
    closeSync(open);
  }
}

function problemsOf({ file, bytes, head }: Inspected): readonly Diagnostic[] {
  if (bytes === 0) return [emptyDocument({ file }, startOf(file))];
  if (!isAsNamed(file, head)) return [wrongDocumentKind({ file }, startOf(file))];
  const limit = LARGE[purposeOf(file) ?? 'document'];
  if (bytes <= limit * MEGABYTE) return [];
  return [largeDocument({ file, megabytes: Math.round(bytes / MEGABYTE), limit }, startOf(file))];
}

/** Reads what planning needs to know about these documents and videos of a content folder. */
export function inspectAttachments(content: string, files: readonly string[]): Outcome<readonly Attachment[]> {
  const attachments: Attachment[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const file of files) {
    try {
      const inspected = inspect(content, file);
      attachments.push({ file, bytes: inspected.bytes });
      diagnostics.push(...problemsOf(inspected));
    } catch {
      // The file exists, so references to it are right.
      attachments.push({ file, bytes: 0 });
      diagnostics.push(unreadableFile({ file, is: 'permission' }, startOf(file)));
    }
  }
  return { value: attachments, diagnostics };
}
