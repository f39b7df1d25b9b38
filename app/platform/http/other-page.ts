import type { ShouldRevalidateFunctionArgs } from "react-router";

/** For pages whose loader does not read the query: a navigation to the same path loads nothing. */
export function isOtherPage({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isStep = formMethod === undefined && currentUrl.pathname === nextUrl.pathname;
  return defaultShouldRevalidate && !(isStep && currentUrl.search !== nextUrl.search);
}
