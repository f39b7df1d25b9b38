/** What a reader marks a post with: a like that all see, and a bookmark that only they see. */
export const POST_MARKS = ["like", "bookmark"] as const;
export type PostMark = (typeof POST_MARKS)[number];
