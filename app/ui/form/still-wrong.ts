import type { FieldErrors } from "#app/platform/http/form.ts";

/** Of the mistakes on show, those that are still made: what is mended goes, and nothing new is scolded while one writes. */
export function stillWrong(shown: FieldErrors, found: FieldErrors): FieldErrors {
  const names = Object.keys(shown);
  if (names.every((name) => found[name] === shown[name])) return shown;
  return Object.fromEntries(
    names.flatMap((name) => (found[name] ? [[name, found[name]] as const] : [])),
  );
}
