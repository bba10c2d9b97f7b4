/** Gives texts numbers, in the order in which they come: the same text has the same number. */
export function numberTexts() {
  const numbers = new Map<string, number>();
  return {
    numberOf: (text: string): number => {
      const number = numbers.get(text) ?? numbers.size;
      numbers.set(text, number);
      return number;
    },
    /** Every text once, by its number. */
    texts: (): readonly string[] => [...numbers.keys()],
  };
}
