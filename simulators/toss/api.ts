import { setTimeout as pause } from "node:timers/promises";
import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { z } from "zod";
import { type Answer, refusal } from "./codes.ts";
import { afterWork, beforeWork, dropConnection } from "./fault-response.ts";
import type { FaultSwitches, Operation } from "./faults.ts";
import { keyProblem, type TossKeys } from "./keys.ts";
import type { TossLedger } from "./toss-ledger.ts";
import { cancelled, confirmed, type Entry, seenAt } from "./toss-payment.ts";
import { pageOf } from "./transactions.ts";
import type { Webhooks } from "./webhooks.ts";

export type Bindings = { readonly Bindings: Partial<HttpBindings> };

const confirmOrder = z.object({
  paymentKey: z.string().min(1).max(200),
  orderId: z.string().regex(/^[\w=-]{6,64}$/),
  amount: z.int().min(1),
});
const cancelOrder = z.object({
  cancelReason: z.string().min(1).max(200),
  cancelAmount: z.int().min(1).optional(),
});

const INTERNAL = "FAILED_PAYMENT_INTERNAL_SYSTEM_PROCESSING";

type Parts = {
  readonly keys: TossKeys;
  readonly ledger: TossLedger;
  readonly faults: FaultSwitches;
  readonly hooks: Webhooks;
  readonly now: () => number;
};

type Call = { readonly name: Operation; readonly orderId: string | undefined };
/** The changed payment, if any, and the answer to the request. */
type Work = () => { readonly entry: Entry | undefined; readonly answer: Answer };

/** The calls of the API that a card payment needs. */
export function tossApi(parts: Parts) {
  const { keys, ledger, now } = parts;
  const app = new Hono<Bindings>();

  app.use(async (c, next) => {
    const forced = c.req.header("tosspayments-test-code");
    const problem = keyProblem(c, keys) ?? (forced ? refusal(forced) : undefined);
    return problem ? say(c, problem) : next();
  });

  app.post("/payments/confirm", async (c) => {
    const { data: order } = confirmOrder.safeParse(await jsonOf(c));
    if (!order) return say(c, refusal("INVALID_REQUEST"));
    return executeOnce(c, parts, { name: "confirm", orderId: order.orderId }, () =>
      confirmed(ledger.find(order.paymentKey), order, now()),
    );
  });

  app.post("/payments/:paymentKey/cancel", async (c) => {
    const { data: order } = cancelOrder.safeParse(await jsonOf(c));
    if (!order) return say(c, refusal("INVALID_REQUEST"));
    const find = () => ledger.find(c.req.param("paymentKey"));
    return executeOnce(c, parts, { name: "cancel", orderId: find()?.payment.orderId }, () =>
      cancelled(find(), order, now()),
    );
  });

  app.get("/payments/orders/:orderId", (c) =>
    showPayment(c, parts, ledger.findByOrder(c.req.param("orderId"))),
  );
  app.get("/payments/:paymentKey", (c) =>
    showPayment(c, parts, ledger.find(c.req.param("paymentKey"))),
  );

  app.get("/transactions", (c) => {
    const page = pageOf(ledger.transactions(), c.req.query());
    return answerWith(c, parts, { name: "list", orderId: undefined }, () =>
      page ? { status: 200, body: page } : refusal("INVALID_REQUEST"),
    );
  });

  return app;
}

async function showPayment(
  c: Context<Bindings>,
  parts: Parts,
  entry: Entry | undefined,
): Promise<Response> {
  return answerWith(c, parts, { name: "find", orderId: entry?.payment.orderId }, () =>
    entry ? { status: 200, body: seenAt(entry, parts.now()) } : refusal("NOT_FOUND_PAYMENT"),
  );
}

/** A read-only request, with the faults configured for it. */
async function answerWith(
  c: Context<Bindings>,
  { faults }: Parts,
  { name, orderId }: Call,
  answer: () => Answer,
): Promise<Response> {
  const fault = faults.takeFor(name, orderId);
  const instead = beforeWork(fault);
  if (instead) return instead === "drop" ? dropConnection(c) : say(c, instead);
  if (fault?.kind === "delay") await pause(fault.ms);
  return afterWork(c, fault, answer());
}

/** Executes a request at most once for each key; the body is no part of the key, as in the real API. */
async function executeOnce(
  c: Context<Bindings>,
  { keys, ledger, faults, hooks }: Parts,
  operation: Call,
  work: Work,
): Promise<Response> {
  const fault = faults.takeFor(operation.name, operation.orderId);
  const instead = beforeWork(fault);
  if (instead) return instead === "drop" ? dropConnection(c) : say(c, instead);

  const given = c.req.header("idempotency-key");
  if (given && given.length > 300) return say(c, refusal("INVALID_IDEMPOTENCY_KEY"));
  const key = given && `${keys.secretKey} ${c.req.method} ${c.req.path} ${given}`;
  const known = key ? ledger.begin(key) : undefined;
  if (known === "running") return say(c, refusal("IDEMPOTENT_REQUEST_PROCESSING"));
  if (known) return afterWork(c, fault, known);

  let first: Answer | undefined;
  try {
    if (fault?.kind === "delay") await pause(fault.ms);
    const { entry, answer } = done(work, fault);
    if (entry) ledger.put(entry);
    first = answer;
    if (entry) await hooks.announce(entry.payment);
  } finally {
    if (key) ledger.end(key, first);
  }
  return afterWork(c, fault, first);
}

/** The work, unless it is refused; either way its answer is that of all repetitions. */
function done(work: Work, fault: ReturnType<FaultSwitches["takeFor"]>): ReturnType<Work> {
  if (fault?.kind === "refuse") return { entry: undefined, answer: refusal(fault.code) };
  const { entry, answer } = work();
  return { entry, answer: fault?.kind === "error-after" ? refusal(INTERNAL) : answer };
}

/** Undefined when the body is not JSON. */
export async function jsonOf(c: Context): Promise<unknown> {
  return c.req.json().catch(() => undefined);
}

function say(c: Context<Bindings>, { status, body }: Answer): Response {
  return c.json(body, status as 200);
}
