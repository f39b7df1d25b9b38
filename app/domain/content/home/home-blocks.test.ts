import { expect, test } from "vitest";
import { blockChoices, HOME_BLOCKS, shownBlocks } from "./home-blocks.ts";

test.each([
  ["nothing", undefined],
  ["no list", { block: "banner" }],
  ["an unknown block", [{ block: "casino", shown: true }]],
  ["a list that is too long", Array(50).fill({ block: "banner", shown: true })],
])("falls back to a new shop's order when the setting is %s", (_what, setting) => {
  expect(shownBlocks(setting)).toEqual(HOME_BLOCKS);
});

test("blocks come in the order that was set, without hidden ones", () => {
  const setting = HOME_BLOCKS.toReversed().map((block) => ({ block, shown: block !== "trust" }));
  expect(shownBlocks(setting)).toEqual(HOME_BLOCKS.toReversed().filter((each) => each !== "trust"));
});

test("places a block missing from the setting after its default neighbour", () => {
  const setting = HOME_BLOCKS.filter((block) => block !== "best")
    .toReversed()
    .map((block) => ({ block, shown: true }));
  const order = shownBlocks(setting);
  expect(order.indexOf("best")).toBe(order.indexOf("cities") + 1);
  expect(order).toHaveLength(HOME_BLOCKS.length);
});

test("a block that is named twice counts once", () => {
  const twice = blockChoices([
    { block: "trust", shown: false },
    { block: "trust", shown: true },
  ]);
  expect(twice.filter(({ block }) => block === "trust")).toEqual([
    { block: "trust", shown: false },
  ]);
});
