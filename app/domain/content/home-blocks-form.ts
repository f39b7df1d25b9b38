import { jsonText, says } from "../validation.ts";
import { blockChoicesSchema } from "./home-blocks.ts";

/** What the desk sends: each block at most once, and one of them to be seen. */
export const blocksText = jsonText(
  blockChoicesSchema
    .refine(
      (sent) => new Set(sent.map(({ block }) => block)).size === sent.length,
      says("common.bad_request"),
    )
    .refine((sent) => sent.some(({ shown }) => shown), says("home.no_blocks")),
  5_000,
);
