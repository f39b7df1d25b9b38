import { z } from "zod";
import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import { isVisible, tidy } from "#app/domain/common/text/tidy.ts";
import { says } from "#app/domain/common/validation.ts";
import { emailSchema } from "#app/domain/member/login/email.ts";
import { phoneNumber } from "#app/domain/member/profile/phone-number.ts";
import { privateUploadIdOf } from "#app/domain/picture/private-upload.ts";
import { MAX_IMAGES } from "#app/domain/picture/upload.ts";
import { parseAbout } from "./ask-about.ts";
import { ASKED_TYPES, MAX_MESSAGE, MAX_QUESTION_TITLE } from "./question-kinds.ts";

function written(code: ErrorCode, max: number, clean: (text: string) => string) {
  return z
    .string(says(code))
    .transform(clean)
    .refine(isVisible, says(code))
    .refine((text) => text.length <= max, says("qna.too_long"));
}

const sent = z
  .string()
  .refine((src) => privateUploadIdOf(src) !== undefined, says("common.bad_request"));

/** `picture` comes once for each, by the address its upload was given. */
const pictures = z
  .union([z.array(sent), sent.transform((one) => [one])], says("common.bad_request"))
  .default([])
  .refine((all) => all.length <= MAX_IMAGES, says("upload.too_many"))
  .refine((all) => new Set(all).size === all.length, says("common.bad_request"));

const phone = z
  .string(says("auth.phone_required"))
  .trim()
  .min(1, says("auth.phone_required"))
  .transform((text, refuse) => {
    const number = phoneNumber(text, "KR");
    if (number) return number;
    refuse.addIssue({ code: "custom", message: "auth.phone_format" });
    return z.NEVER;
  });

/** A question as its form sends it. */
export const questionSchema = z.object({
  type: z.enum(ASKED_TYPES, says("qna.type_required")),
  title: written("qna.title_required", MAX_QUESTION_TITLE, (text) =>
    tidy(text).replace(/\s+/g, " "),
  ),
  content: written("qna.content_required", MAX_MESSAGE, tidy),
  phone,
  email: emailSchema,
  about: z.string().max(100).optional().transform(parseAbout),
  picture: pictures,
  public: z.literal("on").optional(),
  agree: z.literal("on", says("qna.agree_required")),
});

export type QuestionInput = z.output<typeof questionSchema>;

/** What is added to a thread, by its member or by staff. */
export const messageSchema = z.object({
  content: written("qna.content_required", MAX_MESSAGE, tidy),
  picture: pictures,
});

export type MessageInput = z.output<typeof messageSchema>;
