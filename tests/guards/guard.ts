/** The kinds of tests that can show a guard missing, in the order in which they are run: quick ones first. */
export const PROJECTS = ["unit", "embedded", "postgres", "process"] as const;

/** One guard of the shop, how it is taken away, and the test that has to notice. */
export type Guard = {
  readonly section: 1 | 2 | 3 | 4 | 5 | 6 | 7;
  /** What it keeps from happening. */
  readonly guard: string;
  readonly file: string;
  /** Its source text, which is in the file once. */
  readonly find: string;
  /** The source text without it. */
  readonly put: string;
  readonly project: (typeof PROJECTS)[number];
  readonly test: string;
  /** A part of the title of the test that turns red. */
  readonly title: string;
};
