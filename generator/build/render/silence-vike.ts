/* eslint-disable no-console -- Vike has no setting against it */
// Vike logs every request to the console. The terminal is for problems in the content.

/** Suppresses the notes of Vike and Vite, but not their errors, until the returned function is called. */
export function silenceVike(): () => void {
  const log = console.log;
  console.log = (...words: unknown[]) => {
    if (!/\[vi[kt]e\]/.test(String(words[0]))) log(...words);
  };
  return () => {
    console.log = log;
  };
}
