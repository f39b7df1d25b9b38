import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";

/** What of a sent text was understood, or why it was refused. */
export type Read = { readonly value: unknown } | { readonly code: ErrorCode };

/** How a field is read, stored and written where its subject alone knows what it holds. */
export interface FieldCodec {
  /** The sent text, even if empty; a localized field is read once for each language. */
  read(text: string): Read;
  /** The stored form of what was read; for a localized field the texts of all languages. */
  store(value: unknown): unknown;
  /** What is stored as the form shows it, in the language of the input. */
  write(stored: unknown, locale: Locale): string;
}

/** Lists at the desk are short: no text of a field has more lines. */
export const MAX_LINES = 30;
