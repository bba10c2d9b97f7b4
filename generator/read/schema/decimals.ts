// Figures with too many decimals, in words.

/** Returns how many decimals a figure may have, in words. */
export const inDecimals = (step: number): string =>
  step === 0.1
    ? 'a figure with one decimal at most'
    : step === 0.01
      ? 'a figure with two decimals at most'
      : `a multiple of ${step}`;

/** Returns what to write: one of the two figures with the right number of decimals that are next to one with too many. */
export function nearestTwo(value: number, step: number): string | undefined {
  const digits = String(step).split('.')[1]?.length;
  if (digits === undefined) return undefined;
  const below = Math.floor(value / step) * step;
  return `Write ${Number(below.toFixed(digits))} or ${Number((below + step).toFixed(digits))}.`;
}
