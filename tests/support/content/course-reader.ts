// All of a course's file, of which the linked site keeps only the facts.
import { contentReader } from '../../../generator/read/read-source.ts';
import type { LinkedCourse } from '../../../generator/model/content.ts';
import type { Course } from '../../../schemas/types.ts';

/** Reads courses of a content folder that has no errors. */
export function courseReader(content: string): (linked: LinkedCourse) => Course {
  const read = contentReader(content);
  return (linked) => read(linked) as Course;
}
