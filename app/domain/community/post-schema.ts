import { z } from "zod";
import { MAX_IMAGES } from "#app/domain/picture/upload.ts";
import type { ErrorCode } from "../common/errors/errors.ts";
import { isVisible, tidy } from "../common/text/tidy.ts";
import { says } from "../common/validation.ts";
import { MAX_POST_CONTENT, MAX_POST_TITLE } from "./post.ts";

const UPLOAD = /^\/uploads\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;
const REGION = /^[a-z0-9][a-z0-9-]{0,79}$/;

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
