import type { ReactNode } from 'react';
import { Section } from '../components/Section.tsx';
import styles from './section-views.module.css';

/** The band of a form, which shows its heading itself. */
export const FormBand = ({ id, children }: { readonly id: string | undefined; readonly children: ReactNode }) => (
  <Section id={id}>
    <div className={styles.form}>{children}</div>
  </Section>
);
