import { z } from "zod";

/** The subjects of `home_settings`. */
export type HomeSetting = "best30" | "blocks";

/** The parts of the home page in the order of a new shop. */
export const HOME_BLOCKS = [
  "banner",
  "planner",
  "cities",
  "best",
  "recent",
  "events",
  "reviews",
  "notices",
  "trust",
] as const;
export type HomeBlock = (typeof HOME_BLOCKS)[number];

export type BlockChoice = { readonly block: HomeBlock; readonly shown: boolean };

export const blockChoicesSchema = z
  .array(z.object({ block: z.enum(HOME_BLOCKS), shown: z.boolean() }))
  .max(HOME_BLOCKS.length);

/** Every block once: those that the setting does not know yet are placed as in a new shop. */
export function blockChoices(setting: unknown): readonly BlockChoice[] {
  const parsed = blockChoicesSchema.safeParse(setting);
  const stored = parsed.success ? parsed.data : [];
  const known = stored.filter(
    ({ block }, index) => stored.findIndex((each) => each.block === block) === index,
  );
  return HOME_BLOCKS.reduce<readonly BlockChoice[]>((all, block, index) => {
    if (all.some((each) => each.block === block)) return all;
    const before = all.findIndex((each) => each.block === HOME_BLOCKS[index - 1]);
    return all.toSpliced(before + 1, 0, { block, shown: true });
  }, known);
}

export function shownBlocks(setting: unknown): readonly HomeBlock[] {
  return blockChoices(setting).flatMap(({ block, shown }) => (shown ? [block] : []));
}
