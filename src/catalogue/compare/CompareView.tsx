// The comparison that an address names. What it shows is loaded when there is one: a visitor of the catalogue loads none of it.
import { lazy, Suspense } from 'react';
import { useShell } from '../../app/shell.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import * as styles from '../CataloguePage.module.css';

function NotLoaded() {
  return <p role="alert">{useShell().messages.catalogue.loadFailed}</p>;
}

const CompareTable = lazy(() =>
  import('../lazy/CompareTable.tsx').then(
    (module) => ({ default: module.CompareTable }),
    () => ({ default: NotLoaded }),
  ),
);

/** Courses side by side, and the way back to all of them. */
export function CompareView({ names }: { readonly names: readonly string[] }) {
  const { addresses, messages } = useShell();
  return (
    <>
      <PageHeader title={messages.catalogue.compare.title} />
      <div className={styles.page}>
        <Suspense fallback={<p role="status">{messages.catalogue.loading}</p>}>
          <CompareTable names={names} />
        </Suspense>
        <p className={`${styles.back} screen-only`}>
          <ButtonLink to={addresses.catalogue} variant="secondary">
            {messages.navigation.allCourses}
          </ButtonLink>
        </p>
      </div>
    </>
  );
}
