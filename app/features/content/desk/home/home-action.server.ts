import { z } from "zod";
import { blockChoices } from "#app/domain/content/home/home-blocks.ts";
import { blocksText } from "#app/domain/content/home/home-blocks-form.ts";
import { orderBanners } from "#app/features/content/desk/banners/banner-store.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { answering } from "#app/platform/http/action.server.ts";
import { formOf, parseForm } from "#app/platform/http/form.ts";
import { type SavedSetting, saveHomeSetting, undoHomeSetting } from "./home-settings.server.ts";

const ids = z
  .string()
  .max(5_000)
  .regex(/^(\d{1,9}(,\d{1,9})*)?$/)
  .transform((text) => (text === "" ? [] : text.split(",").map(Number)));

const formSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("order"), seen: ids, ids }),
  z.object({
    intent: z.literal("blocks"),
    version: z.coerce.number().int().min(0).max(2_147_483_647),
    blocks: blocksText,
  }),
  z.object({
    intent: z.literal("undo"),
    version: z.coerce.number().int().min(0).max(2_147_483_647),
    entry: z.coerce.number().int().min(1).max(2_147_483_647),
  }),
]);

type HomeRequest = { readonly request: Request; readonly by: string };

export type HomeDone =
  | { readonly ok: true; readonly ordered: true }
  | { readonly ok: true; readonly saved: SavedSetting; readonly undone: boolean };

/** The order of banners, and the order and visibility of the blocks of the home page. */
export function homeAction(
  services: Pick<Services, "db" | "now" | "log">,
  { request, by }: HomeRequest,
) {
  return answering("record.save_failed", services.log, async (): Promise<HomeDone> => {
    const form = parseForm(formSchema, await formOf(request));
    if (form.intent === "order") {
      await orderBanners(services, { by, seen: form.seen, ids: form.ids });
      return { ok: true, ordered: true };
    }
    const { version } = form;
    if (form.intent === "undo") {
      const undo = { id: "blocks", by, version, entry: form.entry, read: blockChoices } as const;
      return { ok: true, saved: await undoHomeSetting(services, undo), undone: true };
    }
    const value = blockChoices(form.blocks);
    const saved = await saveHomeSetting(services, { id: "blocks", by, version, value });
    return { ok: true, saved, undone: false };
  });
}
