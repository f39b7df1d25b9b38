import { sql } from "drizzle-orm";
import { expect, onTestFinished, test, vi } from "vitest";
import { throttles } from "#app/db/schema/member/identity-tables.ts";
import { throttleOf } from "#app/platform/http/throttle.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";

const db = await testDatabase("empty");
const throttle = throttleOf(db);

async function refusals(work: () => Promise<void>, times: number): Promise<number> {
  const all = await Promise.allSettled(Array.from({ length: times }, work));
  return all.filter(({ status }) => status === "rejected").length;
}

test("lets ten tries through, however many come at once", async () => {
  expect(await refusals(() => throttle.take("login-account", "at once"), 25)).toBe(15);
});

test("the refusal says when to try again", async () => {
  await refusals(() => throttle.take("login-account", "waits"), 11);
  await expect(throttle.take("login-account", "waits")).rejects.toMatchObject({
    code: "auth.throttled",
    headers: { "retry-after": expect.stringMatching(/^\d+$/) },
  });
});

test("a counter restarts when its time is over", async () => {
  await refusals(() => throttle.take("login-account", "later"), 11);
  await db.update(throttles).set({ expire: sql`${throttles.expire} - interval '16 minutes'` });
  await throttle.take("login-account", "later");
});

test("returned and cleared tries do not count", async () => {
  for (let count = 0; count < 30; count++) {
    await throttle.take("login-account", "good");
    await throttle.giveBack("login-account", "good");
  }
  await refusals(() => throttle.take("login-account", "good"), 11);
  await throttle.clear("login-account", "good");
  await throttle.take("login-account", "good");
});

test("a network of IPv6 addresses counts as one", async () => {
  for (let count = 0; count < 100; count++) {
    await throttle.take("login-address", `2001:db8:1:2::${count.toString(16)}`);
  }
  await expect(throttle.take("login-address", "2001:db8:1:2:3:4:5:6")).rejects.toThrow();
  await throttle.take("login-address", "2001:db8:1:3::1");
});

test("addresses and IDs are stored as hashes only", async () => {
  await throttle.take("login-account", "typed-my-password-here");
  const keys = await db.select({ key: throttles.key }).from(throttles);
  expect(keys.filter(({ key }) => key.includes("typed"))).toEqual([]);
});

/** As in a process whose own clock is so many hours wrong. */
function clockIsWrong(hours: number): void {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + hours * 3_600_000 });
  onTestFinished(() => void vi.useRealTimers());
}

test("a process whose clock is early opens nothing that is shut", async () => {
  await refusals(() => throttle.take("login-account", "early"), 11);
  clockIsWrong(1);
  await expect(throttle.take("login-account", "early")).rejects.toThrow();
});

test("a process whose clock is late counts tries for the full time", async () => {
  clockIsWrong(-1);
  expect(await refusals(() => throttle.take("login-account", "late"), 12)).toBe(2);
});
