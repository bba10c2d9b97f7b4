import path from 'node:path';
import type { Course } from '../../schemas/types.ts';
import { loadFile } from './load.ts';
import type { LinkedCourse } from '../model/content.ts';

/** A file was saved between check and rendering: what was checked is not there any more. */
export class ContentChanged extends Error {
  readonly file: string;

  constructor(file: string) {
    super(`${file} was changed while the site was built.`);
    this.file = file;
  }
}

/** Reads all of the courses of a content folder that was checked, one at a time. */
export function courseReader(folder: string): (linked: LinkedCourse) => Course {
  const content = path.resolve(folder);
  return ({ course: { slug }, hash }) => {
    const source = loadFile(content, { file: `courses/${slug}.yaml`, kind: 'course' })?.value;
    if (source?.hash !== hash) throw new ContentChanged(`courses/${slug}.yaml`);
    // The check before has validated it.
    return source.data as Course;
  };
}
