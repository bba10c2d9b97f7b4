import type { Picture as PictureData } from '../media/media-props.ts';
import * as styles from '../course/CourseHeader.module.css';
import { Picture } from '../ui/Picture.tsx';

/** The picture of a course in the half of its header that has no text; on small screens, the facts below have it. */
export function CourseCover({ picture }: { readonly picture: PictureData }) {
  return <Picture picture={{ ...picture, alt: '' }} sizes="50vw" className={styles.cover} />;
}
