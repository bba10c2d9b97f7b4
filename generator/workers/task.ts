// Tasks of worker processes are named here by type only, so that callers need not import their code.

/** A task of worker processes; its input and output are plain JSON. */
export interface Task<Input, Output> {
  readonly name: string;
  /** Never set: it ties the types of input and output to the name. */
  readonly types?: (input: Input) => Output;
}

/** Defines a task by its name. */
export const defineTask = <Input, Output>(name: string): Task<Input, Output> => ({ name });
