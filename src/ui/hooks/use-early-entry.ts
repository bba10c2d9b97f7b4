// Pre-rendered fields can be used before hydration: what was entered then must not be lost.
import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Calls back once if the field has another value than the one that it was rendered with. */
export function useEarlyEntry(
  field: RefObject<HTMLInputElement | HTMLSelectElement | null>,
  value: string,
  adopt: (entered: string) => void,
): void {
  const compare = useEffectEvent(() => {
    const entered = field.current?.value ?? '';
    if (entered !== '' && entered !== value) adopt(entered);
  });
  useEffect(() => compare(), []);
}
