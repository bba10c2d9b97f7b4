// Answers of the server to what is shown.
import { useEffect, useState } from 'react';
import { ask, refusalIn } from './ask.ts';
import { useEditing } from './edit-context.ts';
import { useSay } from './words.ts';

/** An answer, with what it is to. */
interface Answered<Result> {
  readonly result: Result;
  /** What was said with the question. */
  readonly said: string;
  readonly again: unknown;
}

/** Returns the last answer to a question, which is asked when it or `again` differs. One that comes too late is dropped; a refusal is shown. */
export function useAnswer<Result>(name: string, said: object, again?: unknown) {
  const { tell } = useEditing();
  const say = useSay();
  const [answered, setAnswered] = useState<Answered<Result>>();
  const body = JSON.stringify(said);
  useEffect(() => {
    let isGone = false;
    ask<Result>(name, JSON.parse(body) as object).then(
      ({ result }) => (isGone ? undefined : setAnswered({ result, said: body, again })),
      (error: unknown) => (isGone ? undefined : tell(refusalIn(error, say), true)),
    );
    return () => {
      isGone = true;
    };
  }, [name, body, again, tell, say]);
  return answered && { ...answered, isCurrent: answered.said === body && answered.again === again };
}
