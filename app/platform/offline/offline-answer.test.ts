import { expect, test } from "vitest";
import { type Ask, answerData, answerFile, answerPage } from "./offline-answer.ts";

const LINE = "/reservation/f08f582e-5e11-40b8-8150-98b5ca9e8e12";
const VOUCHER = `${LINE}/voucher`;

/** What is kept, under its addresses. */
function keeping(...addresses: string[]) {
  const left = new Set(addresses);
  return {
    left,
    find: async (address: string) => (left.has(address) ? new Response("kept") : undefined),
    forget: async (address: string) => void left.delete(address),
  };
}

const never = () => new Promise<never>(() => {});
const lost = () => Promise.reject(new TypeError("Failed to fetch"));
const runOut = () => Promise.reject(new Error("too slow"));
const says = (text: string, status = 200) => Promise.resolve(new Response(text, { status }));

function asking(
  fetch: Ask["fetch"],
  { address = VOUCHER, patience = never as Ask["patience"] } = {},
) {
  return { address, fetch, patience };
}

test("with a network the page is the shop's", async () => {
  const answer = await answerPage(
    keeping(VOUCHER),
    asking(() => says("new")),
  );
  expect(await answer.text()).toBe("new");
});

test("without a network, or when it takes too long, the page is the kept one", async () => {
  const offline = await answerPage(keeping(VOUCHER), asking(lost));
  expect(await offline.text()).toBe("kept");
  const slow = await answerPage(keeping(VOUCHER), asking(never, { patience: runOut }));
  expect(await slow.text()).toBe("kept");
});

test("a shop in trouble does not take the voucher away", async () => {
  const kept = keeping(VOUCHER);
  const answer = await answerPage(
    kept,
    asking(() => says("away", 503)),
  );
  expect(await answer.text()).toBe("kept");
  expect(kept.left).toContain(VOUCHER);
});

test.each([401, 404])("an answer %s is shown, and the copy is gone", async (status) => {
  const kept = keeping(VOUCHER, "/reservation");
  const answer = await answerPage(
    kept,
    asking(() => says("log in", status)),
  );
  expect([answer.status, await answer.text()]).toEqual([status, "log in"]);
  expect([...kept.left]).toEqual(["/reservation"]);
});

test("an answer that comes too late to be shown still takes the copy away", async () => {
  const kept = keeping(VOUCHER);
  const late = Promise.withResolvers<Response>();
  const answer = await answerPage(
    kept,
    asking(() => late.promise, { patience: runOut }),
  );
  expect(await answer.text()).toBe("kept");
  late.resolve(new Response("log in", { status: 401 }));
  await expect.poll(() => kept.left.size).toBe(0);
});

test("what is not kept is the network's alone, however long it takes", async () => {
  const slow = asking(() => says("new"), { patience: runOut });
  expect(await (await answerPage(keeping(), slow)).text()).toBe("new");
  await expect(answerPage(keeping(), asking(lost))).rejects.toThrow("Failed to fetch");
});

test("a line of which only the voucher is kept opens the voucher", async () => {
  const kept = keeping(VOUCHER);
  const offline = await answerPage(kept, asking(lost, { address: LINE }));
  expect([offline.status, offline.headers.get("location")]).toEqual([302, VOUCHER]);
  const online = await answerPage(
    kept,
    asking(() => says("new"), { address: LINE }),
  );
  expect(await online.text()).toBe("new");
});

test("data that does not come fails at once where the page itself is kept", async () => {
  const kept = keeping(VOUCHER);
  expect((await answerData(kept, asking(lost))).type).toBe("error");
  expect((await answerData(kept, asking(never, { patience: runOut }))).type).toBe("error");
  expect(
    await (
      await answerData(
        kept,
        asking(() => says("new")),
      )
    ).text(),
  ).toBe("new");
  await answerData(
    kept,
    asking(() => says("log in", 401)),
  );
  expect(kept.left.size).toBe(0);
});

test("a built file is taken from what is kept, and from the network where it is not", async () => {
  const file = { address: "/assets/root.css", fetch: () => says("new") };
  expect(await (await answerFile(keeping("/assets/root.css"), file)).text()).toBe("kept");
  expect(await (await answerFile(keeping(), file)).text()).toBe("new");
});
