import path from 'node:path';
import type { Course } from '../../schemas/types.ts';
import { loadFile } from './load.ts';
import type { LinkedCourse } from '../model/content.ts';

/** A file was saved between checking and rendering, so the checked content no longer exists. */
export class ContentChanged extends Error {
  readonly file: string;

  constructor(file: string) {
    super(`${file} was changed while the site was built.`);
    this.file = file;
  }
}

/** Returns a reader of the courses of a content folder that has been checked; it reads one course per call. */
export function courseReader(folder: string): (linked: LinkedCourse) => Course {
  const content = path.resolve(folder);
  return ({ course: { slug }, hash }) => {
    const source = loadFile(content, { file: `courses/${slug}.yaml`, kind: 'course' })?.value;
    if (source?.hash !== hash) throw new ContentChanged(`courses/${slug}.yaml`);
    // The check has validated it before.
    return source.data as Course;
  };
}
