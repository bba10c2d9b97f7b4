import type { ReactNode } from 'react';
import { Main } from './Main.tsx';

export interface MainOnlyProps {
  readonly children: ReactNode;
}

/** The layout without its frame. `Main` keeps its place among the children of RootLayout, from which React makes ids. */
export function MainOnly({ children }: MainOnlyProps) {
  return (
    <>
      {null}
      {null}
      {null}
      <Main>{children}</Main>
      {null}
      {null}
      {null}
    </>
  );
}
