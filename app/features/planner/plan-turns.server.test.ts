import { expect, test } from "vitest";
import { inTurn } from "./plan-turns.server.ts";

test("one works, four wait in their order, and a sixth is sent away", async () => {
  const order: number[] = [];
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  const all = Array.from({ length: 6 }, (_, index) =>
    inTurn(async () => {
      await gate;
      order.push(index);
      if (index === 1) throw new Error("failed");
    }),
  );
  const ended = Promise.allSettled(all);
  await expect(all[5]).rejects.toMatchObject({ code: "planner.busy", status: 503 });
  open();
  expect((await ended).map(({ status }) => status)).toEqual([
    "fulfilled",
    "rejected",
    ...["fulfilled", "fulfilled", "fulfilled", "rejected"],
  ]);
  expect(order).toEqual([0, 1, 2, 3, 4]);
  expect(await inTurn(async () => "next")).toBe("next");
});
