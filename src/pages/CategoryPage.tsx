import { CourseGroups } from '../components/CourseGroups.tsx';
import { PageHeader } from '../components/PageHeader.tsx';
import { Prose } from '../components/Prose.tsx';
import type { CategoryProps } from '../page-props.ts';
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
