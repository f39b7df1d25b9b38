import { expect, test } from "vitest";
import {
  answerChange,
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
    deleteAll: async () => left.clear(),
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

test.each([
  ["401", { status: 401 }],
  ["without a valid voucher", { headers: { "x-no-voucher": "1" } }],
])("an answer %s for a page that is saved is shown, and no copy is left", async (_, init) => {
  for (const answer of [answerPage, answerData]) {
    const copies = copiesOf(VOUCHER, "/reservation");
    const told = async () => new Response("refused", init);
    expect(await (await answer(copies, asking(told))).text()).toBe("refused");
    expect([...copies.left]).toEqual([]);
  }
  const copies = copiesOf("/reservation");
  await answerPage(
    copies,
    asking(async () => new Response("refused", init)),
  );
  expect([...copies.left]).toEqual(["/reservation"]);
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

test("a line with only its voucher saved opens the voucher", async () => {
  const copies = copiesOf(VOUCHER);
  const offline = await answerPage(copies, asking(lost, { address: LINE }));
  expect([offline.status, offline.headers.get("location")]).toEqual([302, VOUCHER]);
  const online = await answerPage(
    copies,
    asking(() => says("new"), { address: LINE }),
  );
  expect(await online.text()).toBe("new");
});

test.each([
  ["arrives", () => says("changed"), "changed"],
  ["is lost", lost, undefined],
])(
  "nothing that was saved before or during a change outlives it, whose answer %s",
  async (_, fetch, text) => {
    const copies = copiesOf(LINE);
    const answer = answerChange(copies, async () => {
      expect([...copies.left]).toEqual([]);
      copies.left.add(VOUCHER);
      return fetch();
    });
    expect(await (await answer.catch(() => undefined))?.text()).toBe(text);
    expect([...copies.left]).toEqual([]);
  },
);

test("a data request fails immediately where the page itself is saved", async () => {
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
});

test("a built file is taken from the saved copies, or else from the network", async () => {
  const file = { address: "/assets/root.css", fetch: () => says("new") };
  expect(await (await answerFile(copiesOf("/assets/root.css"), file)).text()).toBe("copy");
  expect(await (await answerFile(copiesOf(), file)).text()).toBe("new");
});
