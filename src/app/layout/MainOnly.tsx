import type { ReactNode } from 'react';
import { Main } from './Main.tsx';

export interface MainOnlyProps {
  readonly children: ReactNode;
}

/**
 * The layout without header and footer. `Main` keeps its position among the children of RootLayout, because React
 * derives ids from it.
 */
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
