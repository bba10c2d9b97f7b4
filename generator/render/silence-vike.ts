/* eslint-disable no-console -- Vike has no setting against it */
// Vike tells every request on the console. The terminal is for what is wrong with the content.

/** Drops the notes of Vike and Vite, not their errors, until the returned function is called. */
export function silenceVike(): () => void {
  const log = console.log;
  console.log = (...words: unknown[]) => {
    if (!/\[vi[kt]e\]/.test(String(words[0]))) log(...words);
  };
  return () => {
    console.log = log;
  };
}
