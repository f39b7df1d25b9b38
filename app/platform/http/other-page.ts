import type { ShouldRevalidateFunctionArgs } from "react-router";

/** For pages whose loader does not read the query: a step to the same path asks the server for nothing. */
export function isOtherPage({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isStep = formMethod === undefined && currentUrl.pathname === nextUrl.pathname;
  return defaultShouldRevalidate && !(isStep && currentUrl.search !== nextUrl.search);
}
