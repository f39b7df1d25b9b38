import { openPostgres } from "#app/db/client.server.ts";
import {
  confirmOrder,
  type PaymentReturn,
} from "#app/features/checkout/purchase/confirm-order.server.ts";
import { smtpSender } from "#app/integrations/message/smtp-sender.ts";
import { withCircuit } from "#app/integrations/payment/circuit.server.ts";
import { tossPayments } from "#app/integrations/payment/toss.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { testServices } from "#tests/support/services.ts";
import { startJobs } from "../../../server/start-jobs.ts";

/** A shop without its pages, to be stalled and killed: its jobs as in production, and charges on request. */
export type JobsTask = {
  readonly database: string;
  readonly mail: string;
  readonly toss: { readonly apiUrl: string; readonly secretKey: string };
  readonly confirm: readonly PaymentReturn[];
};

/** How long an e-mail may take on a slow machine. */
const PATIENCE_MS = 300_000;

const task = JSON.parse(process.argv[2] ?? "") as JobsTask;
const { db, claim, close, now } = await openPostgres(task.database, async () => {});
const base = testServices(db);
const from = { name: "Palmtee", address: "shop@palmtee.test" };
const services: Services = {
  ...base,
  site: { ...base.site, mode: "production" },
  claim,
  now,
  senders: { email: smtpSender({ url: task.mail, from, timeoutMs: PATIENCE_MS }), text: undefined },
  payments: withCircuit(tossPayments({ ...task.toss, timeoutMs: 30_000, fetch })),
};
const jobs = startJobs(services);
process.once("SIGTERM", async () => {
  await jobs.stop();
  await close();
  process.exit(0);
});
console.log("OPEN");
for (const back of task.confirm) void confirmOrder(services, back);
