import { Hono } from "hono";
import { z } from "zod";
import { type Bindings, jsonOf, tossApi } from "./api.ts";
import { faultOrder, faultSwitches } from "./faults.ts";
import { keyProblem, type TossKeys } from "./keys.ts";
import { type OpeningPayment, openingEntry } from "./opening.ts";
import { SCRIPT } from "./script.ts";
import { tossLedger } from "./toss-ledger.ts";
import { type WebhookOptions, webhooks } from "./webhooks.ts";
import { cardWindow } from "./window.ts";

export type TossSimulatorOptions = TossKeys &
  WebhookOptions & {
    /** The shop's address; by default the host of the request. */
    readonly shopOrigin?: string | undefined;
    /** The ledger file; without it payments end with the process. */
    readonly ledgerFile?: string | undefined;
    /** Whether the API answers over the network: never with a key that everybody can read in this code. */
    readonly isOpen: boolean;
    /** Payments from before it started; those in the ledger already stay unchanged. */
    readonly opening?: readonly OpeningPayment[];
    readonly now?: () => number;
  };

const webhookOrder = z.object({ url: z.url({ protocol: /^https?$/ }) });

/** Simulates Toss Payments for card payments: script, window, API, webhooks and a ledger. */
export function tossSimulator(options: TossSimulatorOptions) {
  const { clientKey, secretKey, shopOrigin, ledgerFile, isOpen, now = Date.now } = options;
  const keys = { clientKey, secretKey, takesLiveKeys: options.takesLiveKeys };
  const ledger = tossLedger(ledgerFile, now);
  for (const payment of options.opening ?? []) {
    if (!ledger.find(payment.paymentKey)) ledger.put(openingEntry(payment));
  }
  const faults = faultSwitches();
  const hooks = webhooks(options, faults, now);
  const app = new Hono<Bindings>();

  app.get("/v2/standard", (c) => {
    c.header("cache-control", "no-store");
    return c.body(SCRIPT, 200, { "content-type": "text/javascript; charset=utf-8" });
  });
  app.route("/window", cardWindow({ keys, ledger, faults, now, shopOrigin }));

  app.use(async (c, next) => (isOpen || !c.env?.incoming ? next() : c.notFound()));
  app.route("/v1", tossApi({ keys, ledger, faults, hooks, now }));

  app.use("/:admin{__.+}", async (c, next) => {
    const problem = keyProblem(c, keys);
    return problem ? c.json(problem.body, problem.status as 401) : next();
  });
  app.get("/__ledger", (c) => c.json({ ...ledger.book(), deliveries: hooks.deliveries() }));
  app.get("/__fault", (c) => c.json(faults.list()));
  app.delete("/__fault", (c) => {
    faults.clear();
    return c.body(null, 204);
  });
  app.post("/__fault", async (c) => {
    const { data, error } = faultOrder.safeParse(await jsonOf(c));
    if (!data) return c.text(z.prettifyError(error), 400);
    faults.add(data);
    return c.body(null, 204);
  });
  app.put("/__webhook", async (c) => {
    const { data, error } = webhookOrder.safeParse(await jsonOf(c));
    if (!data) return c.text(z.prettifyError(error), 400);
    hooks.register(data.url);
    return c.body(null, 204);
  });

  return { app };
}
