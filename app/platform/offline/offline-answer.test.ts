import { expect, test } from "vitest";
import {
  answerChanged,
  answerData,
  answerFile,
  answerPage,
  type OfflineRequest,
} from "./offline-answer.ts";

const LINE = "/reservation/f08f582e-5e11-40b8-8150-98b5ca9e8e12";
const VOUCHER = `${LINE}/voucher`;

/** Saved copies under their addresses. */
function copiesOf(...addresses: string[]) {
  const left = new Set(addresses);
  return {
    left,
    find: async (address: string) => (left.has(address) ? new Response("copy") : undefined),
    delete: async (address: string) => void left.delete(address),
  };
}

const never = () => new Promise<never>(() => {});
const lost = () => Promise.reject(new TypeError("Failed to fetch"));
const timedOut = () => Promise.reject(new Error("too slow"));
const says = (text: string, status = 200) => Promise.resolve(new Response(text, { status }));

function asking(
  fetch: OfflineRequest["fetch"],
  { address = VOUCHER, timeout = never as OfflineRequest["timeout"] } = {},
) {
  return { address, fetch, timeout };
}

test("with a network the page is the shop's", async () => {
  const answer = await answerPage(
    copiesOf(VOUCHER),
    asking(() => says("new")),
  );
  expect(await answer.text()).toBe("new");
});

test("without a network, or when it takes too long, the saved copy is shown", async () => {
  const offline = await answerPage(copiesOf(VOUCHER), asking(lost));
  expect(await offline.text()).toBe("copy");
  const slow = await answerPage(copiesOf(VOUCHER), asking(never, { timeout: timedOut }));
  expect(await slow.text()).toBe("copy");
});

test("a server error does not delete the saved voucher", async () => {
  const copies = copiesOf(VOUCHER);
  const answer = await answerPage(
    copies,
    asking(() => says("away", 503)),
  );
  expect(await answer.text()).toBe("copy");
  expect(copies.left).toContain(VOUCHER);
});

test.each([401, 404])("an answer %s is shown, and the copy is gone", async (status) => {
  const copies = copiesOf(VOUCHER, "/reservation");
  const answer = await answerPage(
    copies,
    asking(() => says("log in", status)),
  );
  expect([answer.status, await answer.text()]).toEqual([status, "log in"]);
  expect([...copies.left]).toEqual(["/reservation"]);
});

test("an answer of a line without a valid voucher takes away what is saved under its other addresses", async () => {
  const headers = { "x-no-voucher": "1" };
  for (const answer of [answerPage, answerData]) {
    const copies = copiesOf("/en/of-the-same-line");
    const told = async () => new Response("cancelled", { headers });
    const asked: string[] = [];
    const deleted = { ...copies, delete: async (address: string) => void asked.push(address) };
    expect(await (await answer(deleted, asking(told))).text()).toBe("cancelled");
    expect(asked).toEqual([VOUCHER]);
  }
});

test("an answer that comes too late to be shown still takes the copy away", async () => {
  const copies = copiesOf(VOUCHER);
  const late = Promise.withResolvers<Response>();
  const answer = await answerPage(
    copies,
    asking(() => late.promise, { timeout: timedOut }),
  );
  expect(await answer.text()).toBe("copy");
  late.resolve(new Response("log in", { status: 401 }));
  await expect.poll(() => copies.left.size).toBe(0);
});

test("a page without a saved copy waits for the network, however long it takes", async () => {
  const slow = asking(() => says("new"), { timeout: timedOut });
  expect(await (await answerPage(copiesOf(), slow)).text()).toBe("new");
  await expect(answerPage(copiesOf(), asking(lost))).rejects.toThrow("Failed to fetch");
});

test("a line of which only the voucher is saved opens the voucher", async () => {
  const copies = copiesOf(VOUCHER);
  const offline = await answerPage(copies, asking(lost, { address: LINE }));
  expect([offline.status, offline.headers.get("location")]).toEqual([302, VOUCHER]);
  const online = await answerPage(
    copies,
    asking(() => says("new"), { address: LINE }),
  );
  expect(await online.text()).toBe("new");
});

test("shows the shop's answer or none after a change, since the saved copy is deleted first", async () => {
  const copies = copiesOf(LINE);
  const asked = asking(() => says(copies.left.has(LINE) ? "too early" : "away", 503), {
    address: LINE,
  });
  const away = await answerChanged(copies, asked);
  expect([away.status, await away.text()]).toEqual([503, "away"]);
  await expect(answerChanged(copiesOf(LINE), asking(lost, { address: LINE }))).rejects.toThrow(
    "Failed to fetch",
  );
});

test("a data request fails at once where the page itself is saved", async () => {
  const copies = copiesOf(VOUCHER);
  expect((await answerData(copies, asking(lost))).type).toBe("error");
  expect((await answerData(copies, asking(never, { timeout: timedOut }))).type).toBe("error");
  expect(
    await (
      await answerData(
        copies,
        asking(() => says("new")),
      )
    ).text(),
  ).toBe("new");
  await answerData(
    copies,
    asking(() => says("log in", 401)),
  );
  expect(copies.left.size).toBe(0);
});

test("a built file is taken from the saved copies, or else from the network", async () => {
  const file = { address: "/assets/root.css", fetch: () => says("new") };
  expect(await (await answerFile(copiesOf("/assets/root.css"), file)).text()).toBe("copy");
  expect(await (await answerFile(copiesOf(), file)).text()).toBe("new");
});
