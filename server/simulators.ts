import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { paymentGateway } from "#app/features/order/payment/payment-gateway.server.ts";
import type { PaymentGateway } from "#app/integrations/payment/gateway.ts";
import { languageModel } from "#app/integrations/planner-model/language-model.server.ts";
import type { PlannerModel } from "#app/integrations/planner-model/planner-model.ts";
import type { Site } from "#app/platform/env/services.server.ts";
import { PLUGIN_SCRIPT } from "../simulators/channel/plugin-script.ts";
import { plannerModelSimulator } from "../simulators/planner-model/planner-model-simulator.ts";
import { socialSimulator } from "../simulators/social/social-simulator.ts";
import type { OpeningPayment } from "../simulators/toss/opening.ts";
import { tossSimulator } from "../simulators/toss/toss-simulator.ts";

const MAX_FORM_BYTES = 64 * 1024;

type Answering = { fetch(request: Request): Response | Promise<Response> };
type Mounting = Pick<Site, "social" | "payment" | "chat" | "plannerModel" | "origin">;

/** The path of the provider's webhooks. */
export const WEBHOOK_PATH = "/api/payment/webhook";

/** The process holds them, not this module: pages and server are two bundles, and must share one ledger. */
const holder = globalThis as { palmteeSimulators?: Hono };

/** The demo's simulators of outside services; none in production. */
export function simulators(
  site: Mounting,
  publicOrigin: string | undefined,
  opening: readonly OpeningPayment[] = [],
): Hono | undefined {
  const { social, payment, chat, plannerModel } = site;
  const mounted = [social, payment, chat, plannerModel].some((each) => each?.simulator);
  if (!mounted) return undefined;
  holder.palmteeSimulators ??= mount(site, publicOrigin, opening);
  return holder.palmteeSimulators;
}

function mount(
  { social, payment, chat, plannerModel, origin }: Mounting,
  shopOrigin: string | undefined,
  opening: readonly OpeningPayment[],
): Hono {
  const app = new Hono().use("/simulator/*", bodyLimit({ maxSize: MAX_FORM_BYTES }));
  if (payment?.simulator) {
    const { clientKey, secretKey, simulator } = payment;
    const toss = tossSimulator({
      clientKey,
      secretKey,
      shopOrigin,
      opening,
      webhookUrl: `${origin}${WEBHOOK_PATH}`,
      ...simulator,
    });
    app.route("/simulator/toss", toss.app);
  }
  if (chat?.simulator) {
    app.get("/simulator/channel/plugin.js", (c) =>
      c.body(PLUGIN_SCRIPT, 200, { "content-type": "text/javascript; charset=utf-8" }),
    );
  }
  if (plannerModel?.simulator) app.route("/simulator/planner-model", plannerModelSimulator());
  if (social.simulator) app.route("/simulator", socialSimulator({ shopOrigin }).app);
  return app;
}

/** The payment provider, or our simulator in this process. */
export function bootPayments(
  site: Mounting,
  publicOrigin: string | undefined,
  opening: readonly OpeningPayment[],
): PaymentGateway | undefined {
  if (!site.payment) return undefined;
  const simulator = simulators(site, publicOrigin, opening);
  return paymentGateway(site.payment, site.origin, simulator ? simulatorFetch(simulator) : fetch);
}

/** The language model, or our simulator in this process. */
export function bootPlannerModel(
  site: Mounting,
  publicOrigin: string | undefined,
): PlannerModel | undefined {
  const { plannerModel } = site;
  if (!plannerModel) return undefined;
  const simulator = plannerModel.simulator ? simulators(site, publicOrigin) : undefined;
  return languageModel(plannerModel, simulator ? simulatorFetch(simulator) : fetch);
}

/** Calls the simulators without a network: requests of the server itself never leave the process. */
export function simulatorFetch(app: Answering): typeof fetch {
  return async (input, init) => {
    const signal = init?.signal;
    const late = new Promise<never>((_, reject) => {
      signal?.addEventListener("abort", () => reject(signal.reason), { once: true });
    });
    const response = await Promise.race([app.fetch(new Request(input, init)), late]);
    if (response.type === "error") throw new TypeError("fetch failed");
    return response;
  };
}
