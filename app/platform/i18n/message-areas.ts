import type { Messages } from "#app/locales/message-types.ts";

/** A file of messages. */
export type Area = keyof Messages;

/** What a route says beside the core: `export const handle = { words: ["course"] } satisfies PageHandle`. */
export type PageHandle = { readonly words: readonly (Area | "all")[] };
