import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { isLinkOpen } from "#app/features/account/set-new-password.server.ts";
import { embeddedDatabase } from "#tests/support/database.ts";
import { testServices } from "#tests/support/services.ts";

const services = testServices(await embeddedDatabase("demo"));

test("100,000 guesses open no link to a new password", async () => {
  let opened = 0;
  for (let guess = 0; guess < 100_000; guess++) {
    if (await isLinkOpen(services, randomBytes(32).toString("base64url"))) opened++;
  }
  expect(opened).toBe(0);
});
