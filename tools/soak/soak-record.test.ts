import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { asking } from "./asking.ts";
import {
  type Fault,
  growth,
  isExplained,
  quarters,
  soakRecord,
  soldShare,
  type Trouble,
} from "./soak-record.ts";
import { chance } from "./soak-walk.ts";

const fault: Fault = {
  from: 100,
  until: 120,
  shop: 1,
  what: "",
  status: undefined,
  isPaying: false,
};
const trouble: Trouble = { kind: "killed", from: 110, until: 200 };

test("a request is explained by a trouble at the same time, of its own shop and its own kind", () => {
  expect(isExplained(fault, [trouble])).toBe(true);
  expect(isExplained({ ...fault, until: 109 }, [trouble])).toBe(false);
  expect(isExplained({ ...fault, from: 200, until: 300 }, [trouble])).toBe(true);
  expect(isExplained({ ...fault, from: 201, until: 300 }, [trouble])).toBe(false);
  expect(isExplained(fault, [{ ...trouble, shop: 1 }])).toBe(true);
  expect(isExplained(fault, [{ ...trouble, shop: 0 }])).toBe(false);
  expect(isExplained(fault, [{ ...trouble, only: "paying" }])).toBe(false);
  expect(isExplained({ ...fault, isPaying: true }, [{ ...trouble, only: "paying" }])).toBe(true);
  expect(isExplained(fault, [])).toBe(false);
});

test.each([undefined, 502, 503, 504])(
  "a trouble explains an answer of %s: the shop was away, or said so",
  (status) => {
    expect(isExplained({ ...fault, status }, [trouble])).toBe(true);
    expect(isExplained({ ...fault, status }, [])).toBe(false);
  },
);

test.each([500, 200, 400, 401, 404, 429])(
  "no trouble explains an answer of %s: the shop was up, and it was wrong",
  (status) => {
    expect(isExplained({ ...fault, status, isPaying: true }, [trouble])).toBe(false);
  },
);

test("a trouble explains an answer to wait, and peace does not", () => {
  const waiting: Fault = { ...fault, status: 200, isWait: true };
  expect(isExplained(waiting, [trouble])).toBe(true);
  expect(isExplained(waiting, [{ ...trouble, only: "paying" }])).toBe(false);
  expect(isExplained(waiting, [])).toBe(false);
});

test("each request is recorded with its answer, and the provider's absence excuses only those that need it", async () => {
  const answers = [
    [500, "broken"],
    [503, "common.records_away"],
    [503, '"payment.unavailable"'],
  ] as const;
  const record = soakRecord();
  const ask = asking(record, "buy");
  const isPaying = (text: string) => text.includes("payment.unavailable");
  for (const [status, text] of answers) {
    const door = await tellingServer(status, text);
    await ask({ shop: 1, url: door.url, isPaying });
    await door.close();
    await ask({ shop: 1, url: door.url });
    await ask({ shop: 1, url: door.url, isPaying: true });
  }
  expect(record.faults.map(({ status, isPaying: pays }) => [status, pays])).toEqual(
    answers.flatMap(([status, text]) => [
      [status, isPaying(text)],
      [undefined, false],
      [undefined, true],
    ]),
  );
  record.troubles.push({ kind: "provider gone", from: 0, until: Infinity, only: "paying" });
  const left = record.unexplained().map(({ status }) => status);
  expect(left).toEqual([500, undefined, 503, undefined, undefined]);
});

async function tellingServer(status: number, text: string) {
  const server = createServer((_, response) => response.writeHead(status).end(text));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${port}/`, close };
}

test("faults outside the troubles are reported separately", () => {
  const record = soakRecord();
  record.troubles.push(trouble);
  record.faults.push(fault, { ...fault, from: 300, until: 310, what: "alone" });
  expect(record.unexplained().map(({ what }) => what)).toEqual(["alone"]);
});

test("the share of sold rides counts only buyers who met no trouble", () => {
  const paid = { from: 0, until: 100, isPaid: true };
  const unpaid = { from: 0, until: 100, isPaid: false };
  expect(soldShare([paid, paid, paid, unpaid], [])).toBe(0.75);
  expect(soldShare([paid, { ...unpaid, until: 110 }], [trouble])).toBe(1);
  expect(soldShare([paid, { from: 200, until: 300, isPaid: false }], [trouble])).toBe(1);
  expect(soldShare([paid, { from: 201, until: 300, isPaid: false }], [trouble])).toBe(0.5);
  expect(soldShare([{ ...paid, until: 110 }], [trouble])).toBe(0);
  expect(soldShare([], [])).toBe(0);
});

test("growth compares the middle of the last quarter with that of the second", () => {
  expect(quarters([1, 9, 9, 7, 100, 300, 8, 7, 200, 105, 105, 1])).toEqual([9, 100, 8, 105]);
  expect(growth([50, 50, 100, 100, 100, 100, 105, 105])).toBeCloseTo(0.05);
  expect(growth([500, 500, 100, 100, 100, 100, 100, 100])).toBe(0);
  expect(growth([])).toBe(0);
});

test("a seed gives the same chance again, and another one another", () => {
  const numbers = (seed: number) => {
    const { below } = chance(seed);
    return Array.from({ length: 20 }, () => below(1_000));
  };
  expect(numbers(7)).toEqual(numbers(7));
  expect(numbers(7)).not.toEqual(numbers(8));
  expect(Math.max(...numbers(7))).toBeLessThan(1_000);
  expect(() => chance(1).pick([])).toThrow(RangeError);
});
