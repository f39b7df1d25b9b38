import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditEntries } from "#app/db/schema/desk/desk-tables.ts";
import { outbox } from "#app/db/schema/message-tables.ts";
import { addAllMessages } from "#app/platform/i18n/add-messages.server.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { testServices } from "#tests/support/services.ts";
import { finishReport, listLedgerReports, startLedgerReport } from "./ledger-report.server.ts";
import { changeSystem } from "./system-action.server.ts";
import { findSystem } from "./system-queries.server.ts";

addAllMessages();
const db = await testDatabase("demo");
const services = testServices(db);
const by = demoMemberId("owner");

function deadMail(event: string, template: string) {
  return {
    dedupeKey: event,
    template,
    channel: "email" as const,
    locale: "ko" as const,
    recipient: "someone@bench.test",
    words: {},
    status: "dead" as const,
    tries: 9,
    lastError: "ETIMEDOUT",
  };
}

test("a message that was given up is sent again, once, and that is written down", async () => {
  const [mail] = await db
    .insert(outbox)
    .values(deadMail("a", "reservation-confirmed"))
    .returning({ id: outbox.id });
  const id = mail?.id ?? 0;
  const shown = (await findSystem(services, "ko")).outbox.dead;
  const recipient = "so****@bench.test";
  expect(shown).toMatchObject([{ id, canRetry: true, recipient, subject: "예약이 확정됐어요" }]);
  await changeSystem(services, { by, change: { intent: "retry", message: id } });
  const [row] = await db.select().from(outbox).where(eq(outbox.id, id));
  expect(row).toMatchObject({ status: "waiting", tries: 0, lastError: null });
  const again = changeSystem(services, { by, change: { intent: "retry", message: id } });
  await expect(again).rejects.toMatchObject({ code: "system.nothing_to_retry" });
  const entries = await db
    .select({ after: auditEntries.after })
    .from(auditEntries)
    .where(eq(auditEntries.action, "outbox.retry"));
  expect(entries).toEqual([{ after: { messages: [id] } }]);
});

test("before the first start of the queue no job has run", async () => {
  const { jobs } = await findSystem(services, "ko");
  expect(jobs.find(({ name }) => name === "holds")).toEqual({
    name: "holds",
    everyMs: 5_000,
    lastAt: undefined,
    nextAt: undefined,
    runs: 0,
    running: 0,
    failures: 0,
    lastFailedAt: undefined,
    lastFailure: null,
    dead: 0,
  });
});

test("runs one report at a time, and returns its findings", async () => {
  const id = await startLedgerReport(services, by);
  const second = startLedgerReport(services, by);
  await expect(second).rejects.toMatchObject({ code: "system.report_running" });
  await finishReport(services, id);
  await expect.poll(async () => (await listLedgerReports(db))[0]?.endedAt).toBeInstanceOf(Date);
  const [report] = await listLedgerReports(db);
  expect(report).toMatchObject({ id, failure: null });
  expect(report?.breaches).toEqual([]);
});

test("the page of the system holds no secret of the installation", async () => {
  const text = JSON.stringify(await findSystem(services, "ko"));
  for (const secret of ["secretKey", "smtp", "postgres://", "someone@bench.test"]) {
    expect(text).not.toContain(secret);
  }
});
