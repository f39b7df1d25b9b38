import type { FieldErrors } from "#app/platform/http/form.ts";

/** The shown mistakes that remain: corrected ones go, and no new ones appear while typing. */
export function stillWrong(shown: FieldErrors, found: FieldErrors): FieldErrors {
  const names = Object.keys(shown);
  if (names.every((name) => found[name] === shown[name])) return shown;
  return Object.fromEntries(
    names.flatMap((name) => (found[name] ? [[name, found[name]] as const] : [])),
  );
}
