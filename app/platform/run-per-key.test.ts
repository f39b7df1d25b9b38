import { setImmediate as soon } from "node:timers/promises";
import { expect, test } from "vitest";
import { askOnce, runPerKey } from "./run-per-key.server.ts";

test("runs two callers per key at once, in order of arrival, and continues after a failure", async () => {
  let working = 0;
  let most = 0;
  const order: number[] = [];
  const all = Array.from({ length: 20 }, (_, index) =>
    runPerKey("one tee time", async () => {
      working += 1;
      most = Math.max(most, working);
      order.push(index);
      await soon();
      working -= 1;
      if (index % 3 === 0) throw new Error("sold out");
      return index;
    }),
  );
  const ends = await Promise.allSettled(all);
  expect(most).toBe(2);
  expect(order).toEqual(all.map((_, index) => index));
  expect(ends.filter(({ status }) => status === "rejected")).toHaveLength(7);
  expect(await runPerKey("one tee time", async () => "free again")).toBe("free again");
});

test("releases all waiting callers once one reports that it is sold out", async () => {
  const begun: number[] = [];
  const open = Promise.withResolvers<void>();
  const all = Array.from({ length: 10 }, (_, index) =>
    runPerKey(
      "the last place",
      async () => {
        begun.push(index);
        if (index === 0) throw new Error("sold out");
        await open.promise;
      },
      () => true,
    ),
  );
  await expect(all[0]).rejects.toThrow("sold out");
  await soon();
  expect(begun).toHaveLength(10);
  open.resolve();
  await Promise.allSettled(all);
});

test("does not wait for callers with another key", async () => {
  const never = new Promise<never>(() => {});
  for (let index = 0; index < 5; index += 1) void runPerKey("a slow one", () => never);
  expect(await runPerKey("another", async () => "at once")).toBe("at once");
});

test("concurrent calls of askOnce share one call and its failure, and later ones call again", async () => {
  let times = 0;
  const ask = async () => {
    times += 1;
    await soon();
    if (times === 2) throw new Error("away");
    return times;
  };
  expect(await Promise.all([askOnce("q", ask), askOnce("q", ask)])).toEqual([1, 1]);
  const failed = await Promise.allSettled([askOnce("q", ask), askOnce("q", ask)]);
  expect(failed.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await askOnce("q", ask)).toBe(3);
});
