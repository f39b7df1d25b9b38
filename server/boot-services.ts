import type { Server } from "node:http";
import type { OpenDatabase } from "#app/db/client.server.ts";
import { pictureQueue } from "#app/integrations/picture/picture-queue.ts";
import { processEncoder } from "#app/integrations/picture/process-encoder.ts";
import { processReader } from "#app/integrations/workbook/process-reader.ts";
import type { Env } from "#app/platform/env/env.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { bootSecrets, bootStorage, siteOf } from "./boot.ts";
import { demoPayments } from "./demo-payments.ts";
import { closeGracefully } from "./listen.ts";
import { bootSenders } from "./senders.ts";
import { bootPayments } from "./simulators.ts";
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
  const site = siteOf(env, buildId, port);
  const services: Services = {
    log,
    db,
    now,
    claim,
    pictures: pictureQueue(encoder.encode),
    workbooks,
    secrets: bootSecrets(env),
    senders: bootSenders(env, db),
    storage: await bootStorage(env),
    site,
    payments: bootPayments(site, env.publicOrigin, await demoPayments(db, site)),
  };
  const stopProcesses = () => {
    encoder.stop();
    workbooks.stop();
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
