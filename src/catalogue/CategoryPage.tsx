import { CourseGroups } from './CourseGroups.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { Prose } from '../ui/Prose.tsx';
import type { CategoryProps } from './catalogue-props.ts';
import * as styles from './CategoryPage.module.css';

/** A category of the catalogue: its text, and its courses by subcategory. */
export function CategoryPage({ title, breadcrumb, textHtml, groups }: CategoryProps) {
  return (
    <>
      <PageHeader title={title} breadcrumb={breadcrumb} />
      <div className={styles.page}>
        <Prose html={textHtml} />
        <CourseGroups groups={groups} hasJump={groups.length > 2} isOverview />
      </div>
    </>
  );
}
