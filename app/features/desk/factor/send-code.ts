import type { Failure } from "#app/platform/http/form.ts";

const UNKNOWN: Failure = { ok: false, error: "common.unexpected", fields: {} };

/** Undefined when the code was right. */
export async function sendCode(code: string): Promise<Failure | undefined> {
  const body = new URLSearchParams({ code });
  try {
    const response = await fetch("/api/admin/fresh-factor", { method: "POST", body });
    if (response.ok) return undefined;
    return (await response.json()) as Failure;
  } catch {
    return UNKNOWN;
  }
}
