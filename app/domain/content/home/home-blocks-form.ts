import { jsonText } from "#app/domain/common/text/json-text.ts";
import { says } from "#app/domain/common/validation.ts";
import { blockChoices, blockChoicesSchema } from "./home-blocks.ts";

/** What the desk sends: each block at most once, and one of all blocks to be seen. */
export const blocksText = jsonText(
  blockChoicesSchema
    .min(1, says("common.bad_request"))
    .refine(
      (sent) => new Set(sent.map(({ block }) => block)).size === sent.length,
      says("common.bad_request"),
    )
    .refine((sent) => blockChoices(sent).some(({ shown }) => shown), says("home.no_blocks")),
  5_000,
);
