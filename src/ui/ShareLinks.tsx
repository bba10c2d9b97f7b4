import { useState } from 'react';
import { useHydrated } from './hooks/use-hydrated.ts';
import { useShell } from '../app/shell.tsx';
import { Button } from './Button.tsx';
import * as styles from './ShareLinks.module.css';

/** The address of the page, without what a visitor has chosen on it. */
const pageUrl = (): string => window.location.origin + window.location.pathname;

async function copy(question: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(pageUrl());
    return true;
  } catch {
    // Browsers refuse it on sites without encryption: the address can be copied by hand.
    window.prompt(question, pageUrl());
    return false;
  }
}

/** Copies the address of the page, or shares it where the device can; absent without JavaScript. */
export function ShareLinks({ title }: { readonly title: string }) {
  const words = useShell().messages.course;
  const [isCopied, setCopied] = useState(false);
  const canShare = useHydrated() && 'share' in navigator;
  return (
    <div className={`${styles.links} script-only`}>
      <Button variant="quiet" size="small" onClick={() => void copy(words.copyLink).then(setCopied)}>
        {words.copyLink}
      </Button>
      {canShare && (
        <Button
          variant="quiet"
          size="small"
          onClick={() => void navigator.share({ title, url: pageUrl() }).catch(() => undefined)}
        >
          {words.share}
        </Button>
      )}
      <span role="status">{isCopied && words.linkCopied}</span>
    </div>
  );
}
