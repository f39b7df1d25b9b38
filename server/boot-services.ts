import type { Server } from "node:http";
import { join } from "node:path";
import { and, eq, like } from "drizzle-orm";
import type { Database, OpenDatabase } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/order/order-tables.ts";
import { refunds } from "#app/db/schema/reservation/refund-tables.ts";
import { DEFAULT_LOCALE, localizedText } from "#app/domain/common/language/languages.ts";
import { BRAND } from "#app/domain/company/brand.ts";
import { storeDemoMail } from "#app/features/message/store-demo-mail.server.ts";
import {
  boxSender,
  fileSender,
  type MessageSender,
} from "#app/integrations/message/message-sender.ts";
import { smtpSender } from "#app/integrations/message/smtp-sender.ts";
import { pictureQueue } from "#app/integrations/picture/picture-queue.ts";
import { processEncoder } from "#app/integrations/picture/process-encoder.ts";
import { threadSolver } from "#app/integrations/planner/thread-solver.ts";
import { processReader } from "#app/integrations/workbook/process-reader.ts";
import { isServing } from "#app/platform/env/app-mode.ts";
import type { Env } from "#app/platform/env/env.server.ts";
import type { Senders, Services, Site } from "#app/platform/env/services.server.ts";
import { DEMO_NUMBERS, seedPaymentKeys } from "#demo/seed/seed-payment-keys.server.ts";
import type { OpeningPayment } from "../simulators/toss/opening.ts";
import { bootSecrets, bootStorage, siteOf } from "./boot.ts";
import { closeGracefully } from "./listen.ts";
import { bootPayments, bootPlannerModel } from "./simulators.ts";
import { startJobs } from "./start-jobs.ts";

type Opened = {
  readonly log: Services["log"];
  readonly database: OpenDatabase;
  readonly buildId: string;
  readonly port: number;
};

/** What pages and jobs work with; pictures are decoded, and workbooks read, in processes of their own. */
export async function bootServices(env: Env, { log, database, buildId, port }: Opened) {
  const { db, now, claim } = database;
  const encoder = processEncoder({
    onCrash: (facts) =>
      log.error(facts, "the process that decodes pictures ended; a new one goes on"),
  });
  const workbooks = processReader({
    onCrash: (facts) => log.error(facts, "the process that reads a workbook ended"),
  });
  const solver = threadSolver({
    onCrash: (facts) => log.error(facts, "the thread that plans trips ended; a new one goes on"),
  });
  const site = siteOf(env, buildId, port);
  const services: Services = {
    log,
    db,
    now,
    claim,
    pictures: pictureQueue(encoder.encode),
    workbooks,
    solver,
    secrets: bootSecrets(env),
    senders: bootSenders(env, db),
    storage: await bootStorage(env),
    site,
    plannerModel: bootPlannerModel(site, env.publicOrigin),
    payments: bootPayments(site, env.publicOrigin, await demoPayments(db, site)),
  };
  const stopProcesses = () => {
    encoder.stop();
    workbooks.stop();
    solver.stop();
  };
  return { services, stopProcesses };
}

type Running = {
  readonly server: Server;
  readonly database: OpenDatabase;
  readonly services: Services;
  readonly stopProcesses: () => void;
};

/** Starts the jobs; a signal lets requests and jobs finish, then ends the process. */
export function runUntilSignal({ server, database, services, stopProcesses }: Running) {
  const jobs = startJobs(services);
  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    services.log.info({ signal }, "stopping");
    await Promise.all([closeGracefully(server), jobs.stop()]);
    stopProcesses();
    await database.close();
    process.exit(0);
  };
  process.on("SIGTERM", (signal) => void stop(signal));
  process.on("SIGINT", (signal) => void stop(signal));
  return { isStopping: () => stopping };
}

/** Mail goes by SMTP where it is configured, and in demo mode otherwise into the post box. */
function bootSenders(env: Env, db: Database): Senders {
  return { email: mailOf(env, db), text: fileSender(join(env.dataDir, "text-messages.jsonl")) };
}

function mailOf({ mode, mail }: Env, db: Database): MessageSender | undefined {
  const from = { name: BRAND.name, address: mail.from };
  if (mail.smtpUrl) return smtpSender({ url: mail.smtpUrl, from });
  if (isServing(mode)) return undefined;
  return boxSender(async ({ to, subject, text }) => {
    await storeDemoMail(db, { recipient: to, subject, body: text });
  });
}

/**
 * The seeded trips as payments of the simulator, so that cancelling one refunds money like any other.
 */
async function demoPayments(db: Database, site: Site): Promise<OpeningPayment[]> {
  if (!site.payment?.simulator) return [];
  await seedPaymentKeys(db);
  const seeded = await db
    .select({
      id: orders.id,
      paymentKey: orders.paymentKey,
      orderId: orders.paymentOrderId,
      name: orders.name,
      total: orders.total,
      paidAt: orders.paidAt,
    })
    .from(orders)
    .where(and(like(orders.number, DEMO_NUMBERS), eq(orders.status, "PAID")));
  const gone = await db
    .select({
      id: refunds.id,
      orderId: refunds.orderId,
      card: refunds.card,
      transactionKey: refunds.transactionKey,
      doneAt: refunds.doneAt,
    })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(and(like(orders.number, DEMO_NUMBERS), like(refunds.transactionKey, "demo-%")));
  return seeded.flatMap(({ id, paymentKey, orderId, name, total, paidAt }) =>
    paymentKey && paidAt
      ? [
          {
            paymentKey,
            orderId,
            orderName: localizedText(name, DEFAULT_LOCALE) || orderId,
            amount: total,
            paidAt: paidAt.getTime(),
            cancels: gone
              .filter((refund) => refund.orderId === id)
              .map((refund) => ({
                transactionKey: refund.transactionKey ?? "",
                reason: `cancel [cancel:${refund.id}]`,
                amount: refund.card,
                at: (refund.doneAt ?? paidAt).getTime(),
              })),
          },
        ]
      : [],
  );
}
