import type { FieldErrors } from "#app/platform/http/form.ts";

/** The shown mistakes that remain: corrected ones go, and no new ones appear while typing. */
export function stillWrong(shown: FieldErrors, current: FieldErrors): FieldErrors {
  const names = Object.keys(shown);
  if (names.every((name) => current[name] === shown[name])) return shown;
  return Object.fromEntries(
    names.flatMap((name) => (current[name] ? [[name, current[name]] as const] : [])),
  );
}
