// What every page shares (name, phones, messages ...) is passed to components through one context, set once at the
// root.
import { createContext, useContext, type ReactNode } from 'react';
import type { Shell } from './shell-props.ts';

const ShellContext = createContext<Shell | undefined>(undefined);

/** Provides the shell to everything inside it. */
export function ShellProvider({ shell, children }: { readonly shell: Shell; readonly children: ReactNode }) {
  return <ShellContext value={shell}>{children}</ShellContext>;
}

/** Returns what every page shares. */
export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('useShell needs a ShellProvider around it.');
  return shell;
}
