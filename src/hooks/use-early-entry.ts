// Pre-rendered fields can be used before the page comes to life: what was entered then must not be lost.
import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Calls back once where the field holds something else than the value that it is rendered with. */
export function useEarlyEntry(
  field: RefObject<HTMLInputElement | HTMLSelectElement | null>,
  value: string,
  adopt: (entered: string) => void,
): void {
  const look = useEffectEvent(() => {
    const entered = field.current?.value ?? '';
    if (entered !== '' && entered !== value) adopt(entered);
  });
  useEffect(() => look(), []);
}
