import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { members } from "#app/db/schema/member/member-tables.ts";
import { outbox } from "#app/db/schema/message-tables.ts";
import { smtpSender } from "#app/integrations/message/smtp-sender.ts";
import { addAllMessages } from "#app/platform/i18n/add-messages.server.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { smtpServer } from "#tests/support/server/smtp-server.ts";
import { testServices } from "#tests/support/services.ts";
import { deliverDueMessages } from "./deliver-messages.server.ts";
import { notifyAddress, notifyMember } from "./outbox.server.ts";

addAllMessages();
const db = await testDatabase("demo");
const from = { name: "Palmtee", address: "help@palmtee.example" };

function workerTo(url: string) {
  const senders = { email: smtpSender({ url, from }), text: undefined };
  return { ...testServices(db), now: () => new Date(Date.now() + 1000), senders };
}

const headersOf = (source: string) => source.slice(0, source.indexOf("\n\n"));

test("a message that was enqueued in a transaction reaches the mail server as text and as HTML", async () => {
  const server = await smtpServer();
  const memberId = demoMemberId("guest");
  await db.update(members).set({ email: "emma@example.com" }).where(eq(members.id, memberId));
  const welcome = { template: "welcome", event: "joined:guest", words: { name: "Emma" } } as const;
  await db.transaction((tx) => notifyMember(tx, memberId, welcome));
  await db.transaction((tx) => notifyMember(tx, memberId, welcome));

  expect(await deliverDueMessages(workerTo(server.url))).toBe(1);
  expect(server.mails).toHaveLength(1);
  const [{ source = "", recipients = [] } = {}] = server.mails;
  expect(recipients).toEqual(["RCPT TO:<emma@example.com>"]);
  expect(headersOf(source)).toContain("Subject: [Palmtee] Welcome");
  expect(headersOf(source)).toMatch(/Message-ID: <palmtee-\d+@palmtee\.example>/);
  expect(source).toContain("text/plain");
  expect(source).toContain("text/html");
});

test("a message that is rolled back is never sent", async () => {
  const before = await db.$count(outbox);
  const event = db.transaction(async (tx) => {
    await notifyAddress(tx, "a@example.com", "ko", {
      template: "email-code",
      event: "code:x",
      words: { code: "123456" },
    });
    throw new Error("the event itself failed");
  });
  await expect(event).rejects.toThrow();
  expect(await db.$count(outbox)).toBe(before);
});

test.each([
  "Sale\r\nBcc: victim@example.com",
  "Sale\nX-Evil: 1\n\n<script>",
  "=?utf-8?Q?=0D=0ABcc:_victim@example.com?=",
])("a subject cannot inject a header: %j", async (title) => {
  const server = await smtpServer();
  const sender = smtpSender({ url: server.url, from: { ...from, name: "Palm\r\nBcc: x@y.z" } });
  const message = { id: "palmtee-1", to: "a@example.com", text: title, html: undefined };
  expect(await sender.send({ ...message, subject: title })).toBe("taken");
  const headers = headersOf(server.mails[0]?.source ?? "");
  expect(headers).not.toMatch(/^(Bcc|X-Evil)/im);
  expect(server.mails[0]?.recipients).toEqual(["RCPT TO:<a@example.com>"]);
});

test.each([
  "a@example.com, victim@example.com",
  "a@example.com\r\nRCPT TO:<victim@example.com>",
  "<victim@example.com>",
  "group: victim@example.com;",
  "nobody",
])("an address that is more than one address is refused: %j", async (to) => {
  const server = await smtpServer();
  const sender = smtpSender({ url: server.url, from });
  const message = { id: "palmtee-1", subject: "s", text: "t", html: undefined };
  expect(await sender.send({ ...message, to })).toBe("refused");
  expect(server.mails).toEqual([]);
});

test("a mailbox that does not exist is refused for good; a full one is tried again", async () => {
  const server = await smtpServer();
  const sender = smtpSender({ url: server.url, from });
  const message = {
    id: "palmtee-1",
    to: "a@example.com",
    subject: "s",
    text: "t",
    html: undefined,
  };
  server.answerRecipients("550 no such box");
  expect(await sender.send(message)).toBe("refused");
  server.answerRecipients("452 full");
  await expect(sender.send(message)).rejects.toThrow();
});
