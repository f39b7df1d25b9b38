import type { Messages } from "#app/locales/message-types.ts";

/**
 * The message files that a route needs in addition to the core: `export const handle = { words: ["course"] } satisfies
 * PageHandle`.
 */
export type PageHandle = { readonly words: readonly (keyof Messages | "all")[] };
