import { execFile } from "node:child_process";
import { expect, test } from "vitest";
import { demoData } from "#tests/process/support/demo-shop.ts";
import { startShop, temporaryDirectory } from "#tests/support/server/shop-process.ts";
import { signedIn } from "#tests/support/server/visitor.ts";

/** `npm run owner -- …`, as a person would at the server. */
function owner(env: NodeJS.ProcessEnv, ...given: string[]) {
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
  return new Promise<{ code: number; text: string }>((resolve) => {
    const words = ["run", "--silent", "owner", "--", ...given];
    execFile(
      "npm",
      words,
      { env: { PATH, HOME, NODE_COMPILE_CACHE, ...env } },
      (error, stdout, stderr) =>
        resolve({ code: error ? Number(error.code) : 0, text: (stdout + stderr).trim() }),
    );
  });
}

test("a command makes a member the owner while the shop is stopped, and the admin pages open to them", async () => {
  const DATA_DIR = await demoData();
  expect(await owner({ DATA_DIR }, " Guest ")).toEqual({
    code: 0,
    text: expect.stringMatching(/^guest is an owner now/),
  });
  expect(await owner({ DATA_DIR }, "guest")).toEqual({
    code: 0,
    text: "guest is an owner already; nothing was changed.",
  });
  expect(await owner({ DATA_DIR }, "nobody_here")).toEqual({
    code: 1,
    text: expect.stringMatching(/^Nobody has the login ID nobody_here/),
  });

  const shop = await startShop({ DATA_DIR });
  try {
    const { guest } = await signedIn(shop.url, "guest");
    expect((await guest.get("/admin/member")).status).toBe(200);
    expect(await owner({ DATA_DIR }, "demo")).toEqual({
      code: 1,
      text: expect.stringMatching(/^DATA_DIR: .* is in use by process \d+; stop it first/),
    });
  } finally {
    await shop.stop();
  }
});

const MORE_AT_NIGHT: [string[], string][] = [
  [[], "Say who:"],
  [["--reset"], "Say who:"],
];

test.each<[string[], string]>([
  ...(process.env.NIGHTLY ? MORE_AT_NIGHT : []),
  [["guest", "demo"], "Say who:"],
  [["guest"], "DATA_DIR: there is no database in "],
])("%j without a database is refused in one line", async (given, line) => {
  const { code, text } = await owner({ DATA_DIR: await temporaryDirectory() }, ...given);
  expect([code, text.split("\n").length]).toEqual([1, 1]);
  expect(text).toContain(line);
});
