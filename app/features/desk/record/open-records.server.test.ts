import { expect, test } from "vitest";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { oneTestDatabase } from "#tests/support/database/database.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";
import { reportClosed, reportOpen } from "./open-records.server.ts";

const record = { kind: "notice", id: "7" };
const [content, owner] = [demoMemberId("content"), demoMemberId("owner")];
const after = (seconds: number) => () => new Date(TEST_NOW.getTime() + seconds * 1000);

test("two people on one record see each other until one leaves or is silent for 45 seconds", async () => {
  const db = await oneTestDatabase("demo");
  const open = (memberId: string, seconds: number) =>
    reportOpen({ db, now: after(seconds) }, { ...record, memberId });
  expect(await open(content, 0)).toEqual([]);
  expect(await open(owner, 10)).toHaveLength(1);
  expect(await open(content, 15)).toHaveLength(1);
  expect(await open(content, 54)).toHaveLength(1);
  expect(await open(content, 56)).toEqual([]);

  await open(owner, 60);
  await reportClosed(db, { ...record, memberId: owner });
  expect(await open(content, 61)).toEqual([]);
});

test("only the open record shows who is on it", async () => {
  const db = await oneTestDatabase("demo");
  await reportOpen({ db, now: after(0) }, { ...record, memberId: owner });
  const other = { kind: "notice", id: "8", memberId: content };
  expect(await reportOpen({ db, now: after(1) }, other)).toEqual([]);
});
