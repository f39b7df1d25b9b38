import { z } from "zod";
import type { ErrorCode } from "../errors.ts";
import { DEFAULT_LOCALE, LOCALES, type Locale } from "../locale.ts";
import { requiredText } from "../validation.ts";
import { NOTICE_CATEGORIES } from "./notice.ts";

type TextField = `${"title" | "body"}_${Locale}`;

/** Written in the default language first; a translation may follow later. */
function textIn(locale: Locale, missing: ErrorCode, max: number): z.ZodType<string> {
  return locale === DEFAULT_LOCALE
    ? requiredText(missing, max)
    : z.string().trim().max(max).default("");
}

const texts = Object.fromEntries(
  LOCALES.flatMap((locale) => [
    [`title_${locale}`, textIn(locale, "notice.title_required", 200)],
    [`body_${locale}`, textIn(locale, "notice.body_required", 20_000)],
  ]),
) as Record<TextField, z.ZodType<string>>;

export const noticeSchema = z.object({
  category: z.enum(NOTICE_CATEGORIES),
  ...texts,
  pinned: z.literal("on").optional(),
});

export type NoticeInput = z.infer<typeof noticeSchema>;
