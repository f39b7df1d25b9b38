import { daysPosts } from "./posts/days.ts";
import { freshPosts } from "./posts/fresh.ts";
import { olderPosts } from "./posts/older.ts";
import { weekPosts } from "./posts/week.ts";
import type { Post } from "./types.ts";

/** Newest first. */
export const posts: readonly Post[] = [...freshPosts, ...daysPosts, ...weekPosts, ...olderPosts];
