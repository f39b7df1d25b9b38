import { setTimeout as wait } from "node:timers/promises";
import type { Database } from "#app/db/client.server.ts";
import { isDatabaseAway } from "#app/db/database-away.ts";
import type { Log, Services } from "#app/platform/env/services.server.ts";
import { recordWebhook, type WebhookDelivery } from "./record-webhook.server.ts";

/** The provider waits for ten seconds; whoever has waited for so many is answered. */
const ANSWER_MS = 3_000;
/** Of the pool's connections: hints that wait must not keep the shop from its database. */
const AT_ONCE = 2;
/** More than these are sent again by the provider, later. */
const MOST = 1_000;
const TRY_AGAIN_MS = 2_000;

type Outcome = Awaited<ReturnType<typeof recordWebhook>>;
type Waiting = {
  readonly hint: WebhookDelivery;
  readonly done: (outcome: Outcome) => void;
  readonly failed: (cause: unknown) => void;
  isAnswered: boolean;
};

export type WebhookQueue = {
  /** "later": taken, and stored as soon as the database takes it; "full": not taken. */
  readonly record: (hint: WebhookDelivery) => Promise<Outcome | "later" | "full">;
};

const queues = new WeakMap<Database, WebhookQueue>();

/** Between the provider, who wants an answer, and a database that may be slow. One for all requests of a process. */
export function webhookQueueOf({ db, log }: Pick<Services, "db" | "log">): WebhookQueue {
  const queue = queues.get(db) ?? makeQueue(log, (hint) => recordWebhook(db, hint));
  queues.set(db, queue);
  return queue;
}

function makeQueue(log: Log, store: (hint: WebhookDelivery) => Promise<Outcome>): WebhookQueue {
  const waiting: Waiting[] = [];
  let working = 0;

  async function work(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) await storeOne(next);
  }

  async function storeOne(one: Waiting): Promise<void> {
    for (;;) {
      try {
        return one.done(await store(one.hint));
      } catch (cause) {
        // Nobody was told that it is here: the provider hears of it, and sends it again.
        if (!one.isAnswered) return one.failed(cause);
        log.error({ err: cause, ...one.hint }, "a hint that was answered is not stored");
        if (!isDatabaseAway(cause)) return;
      }
      await wait(TRY_AGAIN_MS);
    }
  }

  return {
    record: (hint) =>
      new Promise((resolve, reject) => {
        if (waiting.length >= MOST) return resolve("full");
        const one: Waiting = { hint, done: settle, failed: refuse, isAnswered: false };
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
