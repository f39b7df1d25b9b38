import { z } from "zod";
import type { RecordField } from "../admin/record-fields.ts";
import { localizedTexts } from "../admin/record-schema.ts";
import { NOTICE_CATEGORIES } from "./notice.ts";

export const noticeSchema = z.object({
  category: z.enum(NOTICE_CATEGORIES),
  ...localizedTexts("title", 200),
  ...localizedTexts("body", 20_000),
  pinned: z.literal("on").optional(),
});

export type NoticeInput = z.infer<typeof noticeSchema>;

export const NOTICE_FIELDS: readonly RecordField[] = [
  { name: "category", kind: "choice", choices: NOTICE_CATEGORIES, required: true },
  { name: "pinned", kind: "switch" },
  { name: "title", kind: "text", localized: true, required: true, max: 200 },
  { name: "body", kind: "long_text", localized: true, required: true, max: 20_000 },
];
