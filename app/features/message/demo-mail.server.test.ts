import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { demoMail } from "#app/db/schema/message-tables.ts";
import { boxSender } from "#app/integrations/message/message-sender.ts";
import { servicesContext } from "#app/platform/env/services.server.ts";
import { loader } from "#app/routes/inbox.tsx";
import { testDatabase } from "#tests/support/database/database.ts";
import { testServices } from "#tests/support/services.ts";
import { listDemoMail } from "./store-demo-mail.server.ts";

const db = await testDatabase("empty");
const box = boxSender(async ({ to, subject, text }) => {
  await db.insert(demoMail).values({ recipient: to, subject, body: text });
});

async function send(to: string, subject: string) {
  await box.send({ id: "1", to, subject, text: "body", html: undefined });
}

test("the demo's mailbox shows the newest mail first, and finds a part of an address", async () => {
  await send("Kim@example.com", "first");
  await send("lee@example.com", "second\r\nBcc: victim@example.com");
  const subjects = async (to: string) =>
    (await listDemoMail(db, { to, page: 1 })).mails.map(({ subject }) => subject);
  expect(await subjects("")).toEqual(["second Bcc: victim@example.com", "first"]);
  expect(await subjects("kim@")).toEqual(["first"]);
  expect(await subjects("%")).toEqual([]);
  expect(await subjects("_im")).toEqual([]);
});

test.each(["demo", "production"] as const)(
  "in %s mode the demo mailbox is only where it belongs",
  async (mode) => {
    const services = testServices(db);
    const context = new RouterContextProvider();
    context.set(servicesContext, { ...services, site: { ...services.site, mode } });
    const url = new URL("http://localhost/inbox?to=%20kim");
    const asked = loader({ url, context } as unknown as Parameters<typeof loader>[0]);
    if (mode === "production") await expect(asked).rejects.toMatchObject({ init: { status: 404 } });
    else expect((await asked).mails).toHaveLength(1);
  },
);
