import { type DataStrategyResult, data, type MiddlewareFunction } from "react-router";
import { mayMoveMoney, movesMoney } from "#app/domain/desk/money-form.ts";
import type { Failure } from "#app/platform/http/form.ts";

/** Asks the person at the desk for a code; true once it was right, false when they would rather not. */
type Ask = (signal: AbortSignal) => Promise<boolean>;

let ask: Ask | undefined;
let asked: Promise<boolean> | undefined;

/** The dialog of the desk says how to ask, as long as it is there. */
export function askThrough(dialog: Ask): () => void {
  ask = dialog;
  return () => {
    if (ask === dialog) ask = undefined;
  };
}

/** A form that moves money waits for the code, with all its typed values, and is then sent. */
export const askForFactor: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request, pattern },
  next,
) => {
  if (!ask || request.method === "GET" || !mayMoveMoney(pattern)) return next();
  const form = await request.clone().formData();
  if (!movesMoney(pattern, String(form.get("intent") ?? "")) || !(await isAsked())) return next();
  // Of several concurrent forms, one dialog asks for all.
  asked ??= ask(request.signal).finally(() => {
    asked = undefined;
  });
  return (await asked) ? next() : REFUSED;
};

const failure: Failure = { ok: false, error: "auth.factor_stale", fields: {} };

/** As if the server had answered so: the form stays as it is and says why. */
const REFUSED: Record<string, DataStrategyResult> = {
  "layouts/admin": { type: "data", result: data(failure, { status: 403 }) },
};

/** If the answer does not come, the form is sent: the server decides. */
async function isAsked(): Promise<boolean> {
  try {
    const response = await fetch("/api/admin/fresh-factor");
    return ((await response.json()) as { readonly asks?: boolean }).asks === true;
  } catch {
    return false;
  }
}
