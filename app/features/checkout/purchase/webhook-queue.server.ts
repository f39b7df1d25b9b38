import { setTimeout as wait } from "node:timers/promises";
import type { Database } from "#app/db/client.server.ts";
import { isDatabaseAway } from "#app/db/connection/database-away.ts";
import type { Log, Services } from "#app/platform/env/services.server.ts";
import { recordWebhook, type WebhookDelivery } from "./record-webhook.server.ts";

/** The provider waits ten seconds for an answer; it gets one after these. */
const ANSWER_MS = 3_000;
/** Few of the pool's connections: waiting webhooks must not take them from the shop. */
const AT_ONCE = 2;
/** More than these are sent again by the provider, later. */
const MAX_WAITING = 1_000;
const TRY_AGAIN_MS = 2_000;

type Outcome = Awaited<ReturnType<typeof recordWebhook>>;
type Waiting = {
  readonly webhook: WebhookDelivery;
  readonly done: (outcome: Outcome) => void;
  readonly failed: (cause: unknown) => void;
  isAnswered: boolean;
};

export type WebhookQueue = {
  /** "later": taken, and stored as soon as the database takes it; "full": not taken. */
  readonly record: (webhook: WebhookDelivery) => Promise<Outcome | "later" | "full">;
};

const queues = new WeakMap<Database, WebhookQueue>();

/** Answers the provider in time while the database is slow. One queue for all requests of a process. */
export function webhookQueueOf({ db, log }: Pick<Services, "db" | "log">): WebhookQueue {
  const queue = queues.get(db) ?? makeQueue(log, (webhook) => recordWebhook(db, webhook));
  queues.set(db, queue);
  return queue;
}

function makeQueue(log: Log, store: (webhook: WebhookDelivery) => Promise<Outcome>): WebhookQueue {
  const waiting: Waiting[] = [];
  let working = 0;

  async function work(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) await storeOne(next);
  }

  async function storeOne(one: Waiting): Promise<void> {
    for (;;) {
      try {
        return one.done(await store(one.webhook));
      } catch (cause) {
        // Not answered yet: the error makes the provider send it again.
        if (!one.isAnswered) return one.failed(cause);
        log.error({ err: cause, ...one.webhook }, "a webhook that was answered is not stored");
        if (!isDatabaseAway(cause)) return;
      }
      await wait(TRY_AGAIN_MS);
    }
  }

  return {
    record: (webhook) =>
      new Promise((resolve, reject) => {
        if (waiting.length >= MAX_WAITING) return resolve("full");
        const one: Waiting = { webhook, done: settle, failed: refuse, isAnswered: false };
        const late = setTimeout(() => {
          one.isAnswered = true;
          resolve("later");
        }, ANSWER_MS);
        function settle(outcome: Outcome): void {
          clearTimeout(late);
          resolve(outcome);
        }
        function refuse(cause: unknown): void {
          clearTimeout(late);
          reject(cause);
        }
        waiting.push(one);
        if (working >= AT_ONCE) return;
        working += 1;
        void work().finally(() => {
          working -= 1;
        });
      }),
  };
}
