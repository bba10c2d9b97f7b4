import type { ReactNode } from 'react';
import { Section, type SectionProps } from '../ui/Section.tsx';
import type { AnySection, SectionHead } from './section-props.ts';
import * as styles from './section-views.module.css';

/** Returns what a band needs of its section. */
export const headOf = ({ id, title, intro, tone }: SectionHead) =>
  ({ id, title, intro, tone: tone ?? 'plain' }) as const;

/** A section in its band. */
export const Band = ({ section, ...rest }: { readonly section: AnySection } & SectionProps) => (
  <Section {...headOf(section)} {...rest} />
);

/** The band of a form, which shows its heading itself. */
export const FormBand = ({ id, children }: { readonly id: string | undefined; readonly children: ReactNode }) => (
  <Section id={id}>
    <div className={styles.form}>{children}</div>
  </Section>
);
