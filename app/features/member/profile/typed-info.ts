import type { Failure } from "#app/platform/http/form.ts";

/** The answer to a form of the member's own data that was sent without scripts: which form, and what was typed. */
export type RefusedInfo = Failure & {
  readonly intent: string;
  readonly typed: Readonly<Record<string, string>>;
};

const FIELDS = ["name", "phone", "birthday", "gender"];

export function refusedInfo(failure: Failure, form: FormData): RefusedInfo {
  const typed = FIELDS.map((field) => [field, String(form.get(field) ?? "")]);
  return {
    ...failure,
    intent: String(form.get("intent") ?? ""),
    typed: Object.fromEntries(typed),
  };
}
