/** Numbers distinct texts from 0 in the order in which they first appear. */
export function numberTexts() {
  const numbers = new Map<string, number>();
  return {
    numberOf: (text: string): number => {
      const number = numbers.get(text) ?? numbers.size;
      numbers.set(text, number);
      return number;
    },
    /** Each distinct text once; its index is its number. */
    texts: (): readonly string[] => [...numbers.keys()],
  };
}
