import { SAID_NUMBERS } from "#app/platform/i18n/i18n.ts";

/** A message as the pages show it, with the numbers that every message may name. */
export function said(text: string): string {
  return text.replace(/\{\{(\w+)\}\}/g, (written, name: keyof typeof SAID_NUMBERS) =>
    String(SAID_NUMBERS[name] ?? written),
  );
}
