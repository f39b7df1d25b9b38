import { Hono } from "hono";
import { z } from "zod";
import { type Bindings, jsonOf, tossApi } from "./api.ts";
import { faultOrder, faultSwitches } from "./faults.ts";
import { keyProblem, type TossKeys } from "./keys.ts";
import { type OpeningPayment, openingEntry } from "./opening.ts";
import { tossLedger } from "./toss-ledger.ts";
import { type WebhookOptions, webhooks } from "./webhooks.ts";
import { cardWindow } from "./window.ts";

/**
 * The browser's half, as far as a card payment in redirect mode needs it. It runs in the page,
 * so it is stored as text: the compiler would change a function.
 */
const SCRIPT = `(() => {
  const home = new URL(document.currentScript.src);
  const base = home.origin + home.pathname.replace(/\\/v2\\/standard$/, "");

  function fail(code, message) {
    return Object.assign(new Error(message), { name: "TossPaymentsError", code });
  }

  function isAddress(text) {
    try { return /^https?:$/.test(new URL(text).protocol); } catch { return false; }
  }

  function mistakeIn(order) {
    const { method, amount, orderId, orderName, successUrl, failUrl, metadata } = order;
    if (method !== "CARD") return fail("INVALID_METHOD", "method must be CARD");
    if (amount?.currency !== "KRW") return fail("INVALID_AMOUNT_CURRENCY", "amount.currency must be KRW");
    if (!Number.isInteger(amount.value)) return fail("INVALID_AMOUNT_VALUE", "amount.value must be a number");
    if (amount.value <= 0) return fail("BELOW_ZERO_AMOUNT", "amount.value must be above zero");
    if (!/^[\\w=-]{6,64}$/.test(orderId)) return fail("INVALID_ORDER_ID", "orderId must be 6 to 64 of A-Za-z0-9-_=");
    if (typeof orderName !== "string" || orderName === "" || orderName.length > 100)
      return fail("INVALID_ORDER_NAME", "orderName must be at most 100 characters");
    if (!successUrl || !failUrl) return fail("NOT_SUPPORTED_PROMISE", "successUrl and failUrl are needed");
    if (!isAddress(successUrl)) return fail("INCORRECT_SUCCESS_URL_FORMAT", "successUrl must be absolute");
    if (!isAddress(failUrl)) return fail("INCORRECT_FAIL_URL_FORMAT", "failUrl must be absolute");
    if (metadata && Object.keys(metadata).length > 5) return fail("INVALID_METADATA", "at most five pairs");
    return undefined;
  }

  function TossPayments(clientKey) {
    if (/_g?sk_/.test(clientKey)) throw fail("INSECURE_KEY_USAGE", "a secret key has no place in a browser");
    if (!/^test_g?ck_/.test(clientKey)) throw fail("INVALID_CLIENT_KEY", "the simulator knows test client keys alone");
    const isWidget = clientKey.startsWith("test_gck_");

    function payment({ customerKey }) {
      if (isWidget) throw fail("NOT_SUPPORTED_WIDGET_KEY", "payment() needs an API individual key");
      if (/_g?sk_/.test(customerKey)) throw fail("INSECURE_KEY_USAGE", "a secret key has no place in a browser");
      if (!/^[\\w=.@-]{2,50}$/.test(customerKey)) throw fail("INVALID_CUSTOMER_KEY", "customerKey must be 2 to 50 of A-Za-z0-9-_=.@");
      let isOpen = false;
      return {
        async requestPayment(order) {
          if (isOpen) throw fail("INVALID_METHOD_TRANSACTION", "another request is open");
          const mistake = mistakeIn(order);
          if (mistake) throw mistake;
          isOpen = true;
          const { orderId, orderName, successUrl, failUrl } = order;
          const query = { clientKey, orderId, orderName, amount: String(order.amount.value), successUrl, failUrl };
          location.assign(base + "/window?" + new URLSearchParams(query));
          return new Promise(() => {});
        },
        async destroy() { isOpen = false; },
      };
    }

    function widgets() {
      throw isWidget
        ? fail("NOT_SUPPORTED", "the simulator shows no widgets")
        : fail("NOT_SUPPORTED_API_INDIVIDUAL_KEY", "widgets() needs a widget key");
    }
    return { payment, widgets };
  }

  TossPayments.ANONYMOUS = "@@ANONYMOUS";
  window.TossPayments = TossPayments;
})();
`;

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
