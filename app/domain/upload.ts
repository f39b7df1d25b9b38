/** For a post, a question or a review alike (spec §9, docs/decisions). */
export const MAX_IMAGES = 5;
export const MAX_IMAGE_MB = 10;
