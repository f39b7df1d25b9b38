import { z } from "zod";
import { MAX_IMAGES } from "#app/domain/picture/upload.ts";
import type { ErrorCode } from "../common/errors/errors.ts";
import { says } from "../common/validation.ts";
import { MAX_POST_CONTENT, MAX_POST_TITLE } from "./text-limits.ts";

const UPLOAD = /^\/uploads\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;
const REGION = /^[a-z0-9][a-z0-9-]{0,79}$/;

/** What no reader sees, but what breaks a database, hides words or turns the line around. */
const UNSEEN =
  /[\p{Cs}\p{Co}\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]|(?![\n\t])\p{Cc}/gu;
/** Letters of some scripts are blank: a title of nothing but those is none. */
const VISIBLE = /[^\s\p{C}\p{M}\u115F\u1160\u2800\u3164\uFFA0]/u;

/** As it is stored: normalised, without invisible characters. */
export function tidy(text: string): string {
  return text.normalize("NFC").replace(/\r\n?/g, "\n").replace(UNSEEN, "").trim();
}

/** Whether a reader sees anything at all. */
export function isVisible(text: string): boolean {
  return VISIBLE.test(text);
}

function written(code: ErrorCode, max: number, clean: (text: string) => string) {
  return z
    .string(says(code))
    .transform(clean)
    .refine(isVisible, says(code))
    .refine((text) => text.length <= max, says("common.bad_request"));
}

/** The upload behind a picture's address, if it is one of ours. */
export function uploadIdOf(src: string): string | undefined {
  return UPLOAD.exec(src)?.[1];
}

const sent = z.string().regex(UPLOAD, says("common.bad_request"));

/** `picture` comes once for each, by the address its upload was given. */
export const sentPictures = z
  .union([z.array(sent), sent.transform((one) => [one])], says("common.bad_request"))
  .default([])
  .refine((all) => all.length <= MAX_IMAGES, says("upload.too_many"))
  .refine((all) => new Set(all).size === all.length, says("common.bad_request"));

/** What every post says. */
export const postText = {
  title: written("community.title_required", MAX_POST_TITLE, (text) =>
    tidy(text).replace(/\s+/g, " "),
  ),
  content: written("community.content_required", MAX_POST_CONTENT, tidy),
};

/** A post as its form sends it. */
export const postSchema = z.object({
  ...postText,
  region: z
    .string(says("community.region_required"))
    .regex(REGION, says("community.region_required")),
  picture: sentPictures,
});

export type PostInput = z.output<typeof postSchema>;
