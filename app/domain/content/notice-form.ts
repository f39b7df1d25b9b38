import { z } from "zod";
import { requiredText } from "../validation.ts";
import { NOTICE_CATEGORIES } from "./notice.ts";

export const noticeSchema = z.object({
  category: z.enum(NOTICE_CATEGORIES),
  titleKo: requiredText("notice.title_required", 200),
  titleEn: z.string().trim().max(200).default(""),
  bodyKo: requiredText("notice.body_required", 20_000),
  bodyEn: z.string().trim().max(20_000).default(""),
  pinned: z.literal("on").optional(),
});

export type NoticeInput = z.infer<typeof noticeSchema>;
