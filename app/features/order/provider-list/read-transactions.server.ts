import { withSerializableRetry } from "#app/db/connection/serializable-retry.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { compareTransactions } from "./booked-transactions.server.ts";
import { keepFindings, reviewFindings } from "./findings.server.ts";
import {
  advanceReading,
  beginReading,
  endReading,
  postponeReading,
  type Reading,
  restartReading,
} from "./reading.server.ts";

export const PAGE_SIZE = 500;
/** A limit for one run of the job: the next one resumes where it stopped. */
const MAX_PAGES = 40;

/**
 * Reads the provider's own list of transactions and compares it with our records, which finds charges and refunds that
 * no webhook reported. One process reads at a time, and no transaction is found twice.
 */
export async function readTransactions(
  services: Services,
  end?: AbortSignal,
  pageSize: number = PAGE_SIZE,
): Promise<void> {
  const { db, payments, claim } = services;
  if (!payments) return;
  await reviewFindings(services);
  await claim("provider list", async () => {
    let reading = await beginReading(db);
    for (let page = 0; reading && page < MAX_PAGES && !end?.aborted; page += 1) {
      reading = await readPage(services, payments, { reading, pageSize, end });
    }
    if (reading) await postponeReading(db, reading);
  });
}

type Page = {
  readonly reading: Reading;
  readonly pageSize: number;
  readonly end: AbortSignal | undefined;
};
type Gateway = NonNullable<Services["payments"]>;

/** The start of the next page; undefined at the end of the window, or where this run can go no further. */
async function readPage(
  { db, log }: Services,
  payments: Gateway,
  { reading, pageSize, end }: Page,
): Promise<Reading | undefined> {
  const { from, until, startingAfter } = reading;
  const query = { from, until, startingAfter: startingAfter ?? undefined, limit: pageSize };
  const answer = await payments.transactions(query, end);
  if (answer.outcome === "unknown") {
    // An answer that we stopped waiting for is not worth a warning.
    if (!end?.aborted) log.warn({ reason: answer.reason }, "the provider's list could not be read");
    await postponeReading(db, reading);
    return undefined;
  }
  if (answer.outcome === "unreadable") {
    const { entries } = answer;
    log.error({ entries }, "the provider's list has entries that cannot be read, and waits there");
    await postponeReading(db, reading);
    return undefined;
  }
  if (answer.outcome === "rejected") {
    log.error({ code: answer.code }, "the provider does not take the question for its list");
    await restartReading(db, reading);
    return undefined;
  }
  const { transactions, last, isLast } = answer;
  // Findings and progress are stored together: a process that dies in between repeats the page.
  return withSerializableRetry(db, async (tx) => {
    await keepFindings(tx, await compareTransactions(tx, transactions));
    if (isLast || !last) {
      await endReading(tx, reading);
      return undefined;
    }
    const isOurs = await advanceReading(tx, reading, last);
    return isOurs ? { ...reading, startingAfter: last } : undefined;
  });
}
