import type { ReactNode } from 'react';
import { ButtonLink } from '../ui/Button.tsx';
import { Section, type SectionProps } from '../ui/Section.tsx';
import type { Link } from '../ui/link-props.ts';
import type { AnySection, SectionHead } from './section-props.ts';
import * as styles from './section-views.module.css';

/** Returns what a band needs of its section. */
export const headOf = ({ id, title, intro, tone }: SectionHead) =>
  ({ id, title, intro, tone: tone ?? 'plain' }) as const;

/** A section in its band. */
export const Band = ({ section, ...rest }: { readonly section: AnySection } & SectionProps) => (
  <Section {...headOf(section)} {...rest} />
);

/** The link beside the heading of a section. */
export const LinkBeside = ({ link }: { readonly link: Link }) => (
  <ButtonLink to={link.to} variant="secondary">
    {link.label}
  </ButtonLink>
);

/** The band of a form, which shows its heading itself. */
export const FormBand = ({ id, children }: { readonly id: string | undefined; readonly children: ReactNode }) => (
  <Section id={id}>
    <div className={styles.form}>{children}</div>
  </Section>
);
