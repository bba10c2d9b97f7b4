// What worker processes can be asked to do is named here by type only, so that whoever asks needs none of its code.

/** A task of worker processes; its input and output are plain JSON. */
export interface Task<Input, Output> {
  readonly name: string;
  /** Never set: it ties the types of input and output to the name. */
  readonly types?: (input: Input) => Output;
}

/** Names a task. */
export const defineTask = <Input, Output>(name: string): Task<Input, Output> => ({ name });
