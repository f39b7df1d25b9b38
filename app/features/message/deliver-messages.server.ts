import { and, eq, isNull } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import { retryWhenDatabaseReturns } from "#app/db/connection/serializable-retry.server.ts";
import { consents } from "#app/db/schema/company-tables.ts";
import { outbox } from "#app/db/schema/message-tables.ts";
import type { BusinessRow } from "#app/domain/company/business-data.ts";
import {
  isTemplate,
  kindOf,
  type Lane,
  laneOf,
  nextRetryAt,
  quietHoursEnd,
} from "#app/domain/message/delivery.ts";
import { isSent, MESSAGE_CHANNELS } from "#app/domain/message/message-channel.ts";
import { businessIn, loadBusinessRow } from "#app/features/company/business-queries.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { type BegunMessage, beginSending, listDueMessages } from "./due-messages.server.ts";
import { renderMessage } from "./render-message.server.ts";

type Worker = Pick<Services, "db" | "claim" | "now" | "log" | "senders" | "site"> & {
  /** When the caller no longer waits for the database. */
  readonly end?: AbortSignal | undefined;
};

/** A limit for one run of the worker: the next run continues with a long queue. */
const MAX_BATCHES = 50;

/** Delivers what is due and returns how many messages were sent. Any number of workers may run concurrently. */
export async function deliverDueMessages(worker: Worker, end?: AbortSignal): Promise<number> {
  const { db, now, senders } = worker;
  const channels = MESSAGE_CHANNELS.filter(isSent).filter((channel) => senders[channel]);
  if (channels.length === 0) return 0;
  // Nothing that can fail is between a claim and the sending.
  const business = await loadBusinessRow(db);
  const except: number[] = [];
  let sent = 0;
  for (let batch = 0; batch < MAX_BATCHES && !end?.aborted; batch += 1) {
    const due = await listDueMessages(db, { channels, now: now(), except });
    if (due.length === 0) break;
    const ended = await Promise.allSettled(
      due.map((id) => deliverAlone({ ...worker, end }, id, business)),
    );
    // Waits for all of them before reporting a failure: every sent message has to be recorded.
    const left = await Promise.all(ended.map(settledValue));
    sent += left.filter(Boolean).length;
    except.push(...due.filter((_id, index) => left[index] === undefined));
  }
  return sent;
}

async function settledValue<T>(ended: PromiseSettledResult<T>): Promise<T> {
  if (ended.status === "rejected") throw ended.reason;
  return ended.value;
}

/** Whether it was sent; undefined where another process is at it. */
async function deliverAlone(worker: Worker, id: number, business: BusinessRow) {
  return worker.claim(`message ${id}`, async () => {
    const row = await beginSending(worker.db, id, worker.now());
    return row ? deliver(worker, row, business) : false;
  });
}

async function deliver(worker: Worker, row: BegunMessage, business: BusinessRow): Promise<boolean> {
  const message = renderMessage(row, worker.site.origin, businessIn(business, row.locale));
  const sender = isSent(row.channel) ? worker.senders[row.channel] : undefined;
  if (!message || !sender || !isTemplate(row.template))
    return markDead(worker, row, "unknown message");

  if (kindOf(row.template) === "marketing") {
    if (!(await hasMarketingConsent(worker, row))) return markDead(worker, row, "no consent");
    const morning = quietHoursEnd(worker.now());
    if (morning) {
      await updateBegun(worker, row, { nextTryAt: morning, tries: row.tries - 1 });
      return false;
    }
  }
  try {
    const receipt = await sender.send(message);
    if (receipt === "refused") return markDead(worker, row, "refused for good");
  } catch (cause) {
    return scheduleRetry(worker, row, laneOf(row.template), reasonOf(cause));
  }
  // The words are deleted: a code or a link in them would outlive its purpose.
  return updateBegun(worker, row, {
    status: "sent",
    sentAt: worker.now(),
    lastError: null,
    words: {},
    link: null,
  });
}

async function scheduleRetry(worker: Worker, row: BegunMessage, lane: Lane, reason: string) {
  const at = nextRetryAt(row.tries, lane, worker.now());
  if (!at) return markDead(worker, row, reason);
  worker.log.warn({ outboxId: row.id, tries: row.tries, reason }, "a message could not be sent");
  await updateBegun(worker, row, { nextTryAt: at, lastError: reason });
  return false;
}

async function markDead(worker: Worker, row: BegunMessage, reason: string): Promise<false> {
  worker.log.error({ outboxId: row.id, template: row.template, reason }, "a message is dead");
  const secret = isTemplate(row.template) && laneOf(row.template) === "urgent";
  await updateBegun(worker, row, {
    status: "dead",
    lastError: reason,
    ...(secret ? { words: {}, link: null } : {}),
    // A link that grants access without a login does not outlive its message.
    ...(row.orderId && !secret ? { link: row.keptLink } : {}),
  });
  return false;
}

/**
 * Only the last try may write: where the claim was lost another worker may have begun one. While the database is away
 * it is tried again: a message that was sent but not recorded as sent would go out twice.
 */
async function updateBegun(
  { db, end }: Worker,
  { id, tries }: BegunMessage,
  change: PgUpdateSetSource<typeof outbox>,
): Promise<boolean> {
  const changed = await retryWhenDatabaseReturns(end, () =>
    db
      .update(outbox)
      .set(change)
      .where(and(eq(outbox.id, id), eq(outbox.status, "waiting"), eq(outbox.tries, tries)))
      .returning({ id: outbox.id }),
  );
  return changed.length === 1;
}

async function hasMarketingConsent({ db }: Worker, { memberId }: BegunMessage): Promise<boolean> {
  if (!memberId) return false;
  const [consent] = await db
    .select({ id: consents.id })
    .from(consents)
    .where(
      and(
        eq(consents.memberId, memberId),
        eq(consents.kind, "marketing"),
        isNull(consents.withdrawnAt),
      ),
    )
    .limit(1);
  return consent !== undefined;
}

/** Codes only: what a mail server says may name the recipient. */
function reasonOf(cause: unknown): string {
  const { code, responseCode, name } = (cause ?? {}) as Record<string, unknown>;
  const parts = [code ?? name, responseCode].filter((part) => /^[\w-]{1,40}$/.test(String(part)));
  return parts.filter((part) => part !== undefined).join(" ") || "unknown";
}
