import { CourseGroups } from './CourseGroups.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { Prose } from '../ui/Prose.tsx';
import type { CategoryProps } from './catalogue-props.ts';
import * as styles from './CategoryPage.module.css';

/** A category of the catalogue: its text, and its courses by subcategory. */
export function CategoryPage({ title, breadcrumb, textHtml, parts }: CategoryProps) {
  return (
    <>
      <PageHeader title={title} breadcrumb={breadcrumb} />
      <div className={styles.page}>
        <Prose html={textHtml} />
        <CourseGroups groups={parts} hasJump={parts.length > 2} isOverview />
      </div>
    </>
  );
}
