import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { tossServer } from "#tests/support/payment/toss-server.ts";
import { readLedgerReport } from "../../simulators/toss/toss-ledger.ts";

const toss = await tossServer();
afterAll(toss.close);

test("the window shows what is paid, in a form that needs no script", async () => {
  const response = await fetch(
    `${toss.origin}${toss.windowUrl({ orderId: "PT-WINDOW-0", amount: 1_250_000 })}`,
  );
  const page = await response.text();
  expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
  for (const part of ["치앙마이 3박 4일", "1,250,000", "PT-WINDOW-0", '<form method="post">']) {
    expect(page).toContain(part);
  }
  expect(page).not.toContain("<script");
});

test("a buyer returns with key, order and amount, and nothing is charged yet", async () => {
  const back = await toss.choose({ orderId: "PT-WINDOW-1", amount: 70_000 });
  expect(`${back.origin}${back.pathname}`).toBe(`${toss.origin}/payment/success`);
  expect(Object.fromEntries(back.searchParams)).toEqual({
    paymentKey: expect.stringMatching(/^tgen_[0-9a-f]{40}$/),
    orderId: "PT-WINDOW-1",
    amount: "70000",
  });
  expect((await toss.book()).charged).toBe(0);
});

test("a buyer who closes the window, or is refused in it, returns with a code", async () => {
  const order = { orderId: "PT-WINDOW-2", amount: 70_000 };
  const closed = await toss.choose(order, "close");
  expect(closed.pathname).toBe("/payment/fail");
  expect([...closed.searchParams.keys()]).toEqual(["code", "message"]);
  expect(closed.searchParams.get("code")).toBe("PAY_PROCESS_CANCELED");
  for (const [card, code] of [
    ["refused", "REJECT_CARD_COMPANY"],
    ["aborted", "PAY_PROCESS_ABORTED"],
  ] as const) {
    const back = await toss.choose({ ...order, card });
    expect([back.searchParams.get("code"), back.searchParams.get("orderId")]).toEqual([
      code,
      "PT-WINDOW-2",
    ]);
  }
});

test("an order that was paid is not paid again", async () => {
  const order = { orderId: "PT-WINDOW-3", amount: 70_000 };
  await toss.gateway.confirm(await toss.authenticate(order));
  expect((await toss.choose(order)).searchParams.get("code")).toBe("DUPLICATED_ORDER_ID");
});

test("the card that loses answers is charged, and the confirm gets no answer", async () => {
  const asked = await toss.authenticate({ orderId: "PT-WINDOW-4", amount: 70_000, card: "lost" });
  expect(await toss.gateway.confirm(asked)).toEqual({ outcome: "unknown", reason: "network" });
  expect(await toss.gateway.find(asked)).toMatchObject({ payment: { status: "charged" } });
});

test("the window redirects to no other site, and accepts only its own client key", async () => {
  const address = toss.windowUrl({ orderId: "PT-WINDOW-5", amount: 70_000 });
  for (const wrong of [
    address.replace(encodeURIComponent(`${toss.origin}/payment/success`), "https://evil.example/"),
    address.replace("test_ck_", "live_ck_"),
    address.replace("amount=70000", "amount=7e4"),
  ]) {
    expect(wrong).not.toBe(address);
    expect((await fetch(`${toss.origin}${wrong}`)).status).toBe(400);
    expect((await fetch(`${toss.origin}${wrong}`, { method: "POST" })).status).toBe(400);
  }
});

test("its records and switches need the secret key, and are closed to the network otherwise", async () => {
  for (const path of ["/__ledger", "/__fault", "/v1/payments/tgen_x"]) {
    expect((await fetch(`${toss.origin}${path}`)).status).toBe(401);
  }
  expect((await toss.fault({ kind: "earthquake" })).status).toBe(400);
  const closed = await tossServer({ isOpen: false });
  onTestFinished(closed.close);
  expect((await closed.ask("/__ledger")).status).toBe(404);
  expect((await closed.ask("/v1/payments/tgen_x")).status).toBe(404);
  expect((await closed.ask("/v2/standard")).status).toBe(200);
});

test("its records survive the process, and a line that was cut off", async () => {
  const ledgerFile = join(await mkdtemp(join(tmpdir(), "toss-")), "books", "toss.jsonl");
  const first = await tossServer({ ledgerFile });
  const asked = await first.authenticate({ orderId: "PT-BOOKS-1", amount: 90_000 });
  const approved = await first.gateway.confirm(asked);
  first.close();
  await writeFile(ledgerFile, `${await readFile(ledgerFile, "utf8")}{"entry":{"pay`);

  const second = await tossServer({ ledgerFile });
  onTestFinished(second.close);
  expect(await second.gateway.confirm(asked)).toEqual(approved);
  const { paymentKey } = asked;
  await second.gateway.cancel({ paymentKey, reason: "x", idempotencyKey: "cancel:books" });
  expect(readLedgerReport(ledgerFile, Date.now())).toMatchObject({
    payments: [{ orderId: "PT-BOOKS-1", status: "CANCELED" }],
    charged: 90_000,
    returned: 90_000,
    net: 0,
  });
});

test("two shops that share a directory preserve each other's payments", async () => {
  const ledgerFile = join(await mkdtemp(join(tmpdir(), "toss-")), "toss.jsonl");
  const both = [await tossServer({ ledgerFile }), await tossServer({ ledgerFile })];
  for (const amount of [10_000, 20_000, 30_000]) {
    for (const [at, one] of both.entries()) {
      await one.gateway.confirm(
        await one.authenticate({ orderId: `PT-BOTH-${at}-${amount}`, amount }),
      );
    }
  }
  for (const one of both) one.close();
  expect(readLedgerReport(ledgerFile, Date.now()).charged).toBe(120_000);
});

type Sdk = (key: string) => {
  payment(customer: { customerKey: string }): { requestPayment(order: object): Promise<never> };
  widgets(): void;
};

/** The script as a page would run it; answers with where the page went. */
async function script() {
  const went: string[] = [];
  const window: { TossPayments?: Sdk } = {};
  runInNewContext(await (await fetch(`${toss.origin}/v2/standard`)).text(), {
    window,
    URL,
    URLSearchParams,
    document: { currentScript: { src: `${toss.origin}/v2/standard` } },
    location: { assign: (address: string) => went.push(address) },
  });
  const sdk = window.TossPayments;
  if (!sdk) throw new Error("the script defined nothing");
  return { sdk, went };
}

const ORDER = {
  method: "CARD",
  amount: { currency: "KRW", value: 70_000 },
  orderId: "PT-SCRIPT-1",
  orderName: "치앙마이 3박 4일",
  successUrl: `${toss.origin}/payment/success`,
  failUrl: `${toss.origin}/payment/fail`,
};
const CUSTOMER = { customerKey: "3f1c0a3e-6d0b-4b53-9c57-0d2f6a3c1b11" };

test("the browser's script leads to the window, once", async () => {
  const { sdk, went } = await script();
  const payment = sdk("test_ck_of_the_tests").payment(CUSTOMER);
  void payment.requestPayment(ORDER);
  await expect(payment.requestPayment(ORDER)).rejects.toMatchObject({
    code: "INVALID_METHOD_TRANSACTION",
  });
  expect(went).toHaveLength(1);
  const page = await fetch(went[0] ?? "");
  expect(page.status).toBe(200);
  expect(await page.text()).toContain("PT-SCRIPT-1");
});

test("the script refuses keys of another family, secrets, and orders that are not whole", async () => {
  const { sdk, went } = await script();
  const refused = (work: () => unknown) => {
    try {
      work();
    } catch (cause) {
      return (cause as { code: string }).code;
    }
    return undefined;
  };
  expect(refused(() => sdk("test_sk_of_the_tests"))).toBe("INSECURE_KEY_USAGE");
  expect(refused(() => sdk("live_ck_x"))).toBe("INVALID_CLIENT_KEY");
  expect(refused(() => sdk("test_gck_x").payment(CUSTOMER))).toBe("NOT_SUPPORTED_WIDGET_KEY");
  expect(refused(() => sdk("test_ck_x").widgets())).toBe("NOT_SUPPORTED_API_INDIVIDUAL_KEY");
  for (const [wrong, code] of [
    [{ amount: { currency: "USD", value: 1 } }, "INVALID_AMOUNT_CURRENCY"],
    [{ amount: { currency: "KRW", value: "70000" } }, "INVALID_AMOUNT_VALUE"],
    [{ amount: { currency: "KRW", value: 0 } }, "BELOW_ZERO_AMOUNT"],
    [{ orderId: "short" }, "INVALID_ORDER_ID"],
    [{ successUrl: "/payment/success" }, "INCORRECT_SUCCESS_URL_FORMAT"],
    [{ failUrl: "/payment/fail" }, "INCORRECT_FAIL_URL_FORMAT"],
    [{ successUrl: undefined }, "NOT_SUPPORTED_PROMISE"],
  ] as const) {
    const payment = sdk("test_ck_x").payment(CUSTOMER);
    await expect(payment.requestPayment({ ...ORDER, ...wrong })).rejects.toMatchObject({ code });
  }
  expect(went).toEqual([]);
});
