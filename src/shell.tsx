// What every page shares (name, phones, messages ...) reaches components through one context, given once at the root.
import { createContext, useContext, type ReactNode } from 'react';
import type { Shell } from './page-props.ts';

const ShellContext = createContext<Shell | undefined>(undefined);

export interface ShellProviderProps {
  readonly shell: Shell;
  readonly children: ReactNode;
}

/** Gives the shell to everything inside it. */
export function ShellProvider({ shell, children }: ShellProviderProps) {
  return <ShellContext value={shell}>{children}</ShellContext>;
}

/** Returns what every page shares. */
export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('useShell needs a ShellProvider around it.');
  return shell;
}
