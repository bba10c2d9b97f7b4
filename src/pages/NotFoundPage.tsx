import { Button } from '../components/Button.tsx';
import { ButtonLink } from '../components/ButtonLink.tsx';
import { Link } from '../components/Link.tsx';
import { plainHref, slashed } from '../navigation/page-address.ts';
import type { NotFoundProps } from '../page-props.ts';
import { useShell } from '../shell.tsx';
import { MessagePage } from './MessagePage.tsx';
import styles from './NotFoundPage.module.css';

/** Shown for an unknown address, or for a course number that the catalogue does not have, with ways to go on. */
export function NotFoundPage({ popular, near = [], isCourse = false }: NotFoundProps) {
  const { addresses, messages } = useShell();
  const { notFound, courseNotFound, help } = messages.errors;
  const { title, text, link } = isCourse ? courseNotFound : notFound;
  return (
    <MessagePage title={title} text={text}>
      <ButtonLink to={isCourse ? addresses.catalogue : '/'}>{link}</ButtonLink>
      <div className={styles.help}>
        <p className={styles.near}>
          {near.length === 0 ? help.hint : help.near}
          {near.map(([address, name]) => (
            <Link key={address} to={address}>
              {name}
            </Link>
          ))}
        </p>
        <CourseSearch />
        {popular.length > 0 && (
          <section className={styles.popular} aria-labelledby="popular-courses">
            <h2 id="popular-courses">{help.popular}</h2>
            <ul>
              {popular.map(({ label, to }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </MessagePage>
  );
}

/** A search in the catalogue, which needs no JavaScript. */
function CourseSearch() {
  const { addresses, base, slash, messages } = useShell();
  const { help } = messages.errors;
  const { catalogue } = addresses;
  return (
    <form className={styles.search} role="search" action={plainHref(slash ? slashed(catalogue) : catalogue, base)}>
      <label htmlFor="missing-search">{help.search}</label>
      <input id="missing-search" type="search" name="q" enterKeyHint="search" />
      <Button type="submit" variant="secondary">
        {help.submit}
      </Button>
    </form>
  );
}
