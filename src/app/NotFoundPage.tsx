import { Button, ButtonLink } from '../ui/Button.tsx';
import { TitleLinks } from '../ui/TitleOf.tsx';
import { asHosted, plainHref } from './navigation/page-address.ts';
import type { NotFoundProps } from './page.ts';
import { useShell } from './shell.tsx';
import { MessagePage } from './MessagePage.tsx';
import * as styles from './NotFoundPage.module.css';

/** Shown for an unknown address, or for a course number that the catalogue does not have, with ways to go on. */
export function NotFoundPage({ popular, near = [], isCourse = false }: NotFoundProps) {
  const { addresses, messages } = useShell();
  const { notFound, courseNotFound, help } = messages.errors;
  const { title, text, link } = isCourse ? courseNotFound : notFound;
  return (
    <MessagePage title={title} text={text}>
      <ButtonLink to={isCourse ? addresses.catalogue : '/'}>{link}</ButtonLink>
      <div className={styles.help}>
        <div role="status" className={styles.near}>
          <p>{near.length === 0 ? help.hint : help.near}</p>
          {near.length > 0 && <TitleLinks links={near.map(([to, label]) => ({ to, label }))} />}
        </div>
        <CourseSearch />
        {popular.length > 0 && (
          <section className={styles.popular} aria-labelledby="popular-courses">
            <h2 id="popular-courses">{help.popular}</h2>
            <TitleLinks links={popular} />
          </section>
        )}
      </div>
    </MessagePage>
  );
}

function CourseSearch() {
  const shell = useShell();
  const { help } = shell.messages.errors;
  const action = plainHref(asHosted(shell.addresses.catalogue, shell), shell.base);
  return (
    <form className={styles.search} role="search" action={action}>
      <label htmlFor="missing-search">{help.search}</label>
      <input id="missing-search" type="search" name="q" enterKeyHint="search" />
      <Button type="submit" variant="secondary">
        {help.submit}
      </Button>
    </form>
  );
}
