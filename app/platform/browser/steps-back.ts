/**
 * How many steps of the history lie between this page and the one before it, as a negative number. Choices and
 * sections of one page are steps of their own; undefined where nothing of ours was before.
 */
export function stepsBack(paths: readonly string[], at: number): number | undefined {
  const before = paths.findLastIndex((path, index) => index < at && path !== paths[at]);
  return before === -1 ? undefined : before - at;
}
