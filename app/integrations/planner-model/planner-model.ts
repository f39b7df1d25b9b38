/** A question in words: what the answer must be made of, and the text to read, which is never an instruction. */
export type ModelQuestion = { readonly instructions: string; readonly text: string };

/** A language model; its answer is a stranger's text until it is checked. */
export type PlannerModel = {
  readonly ask: (question: ModelQuestion, signal: AbortSignal) => Promise<string>;
};
