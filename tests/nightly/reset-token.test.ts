import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { outbox } from "#app/db/schema/message-tables.ts";
import { mailPasswordLink } from "#app/features/member/account/mail-password-link.server.ts";
import { isLinkOpen } from "#app/features/member/account/set-new-password.server.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { testServices } from "#tests/support/services.ts";

const db = await testDatabase("demo");
const services = testServices(db);
/** Two queries each, on a machine that may have other things to do. */
const PATIENCE_MS = 30 * 60_000;

test(
  "100,000 guesses open no link to a new password, although one is valid",
  async () => {
    const asked = { loginId: "guest", email: "guest@palmtee.example", locale: "ko" } as const;
    await mailPasswordLink(services, asked, { address: "192.0.2.1" });
    const [message] = await db.select().from(outbox).where(eq(outbox.template, "reset-password"));
    const token = message?.link?.split("token=")[1] ?? "";
    expect(await isLinkOpen(services, token)).toBe(true);

    let opened = 0;
    for (let guess = 0; guess < 100_000; guess++) {
      const secret = randomBytes(32).toString("base64url");
      if (await isLinkOpen(services, `${demoMemberId("guest")}.${secret}`)) opened++;
    }
    expect(opened).toBe(0);
  },
  PATIENCE_MS,
);
