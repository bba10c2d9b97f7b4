import { lazy, type ComponentType } from 'react';

/** Returns a component whose code is loaded when it is first shown; it shows nothing where that fails. */
export const lazily = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    const nothing: ComponentType<Props> = () => null;
    return { default: await load().catch(() => nothing) };
  });
