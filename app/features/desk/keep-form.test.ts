import { UNSAFE_ErrorResponseImpl as Refused } from "react-router";
import { expect, test } from "vitest";
import { keepForm } from "./keep-form.ts";

async function answered(method: string, status: number) {
  const results = { "layouts/admin": { type: "error", result: new Refused(status, "", {}) } };
  const request = new Request("http://localhost/admin/event/1", { method });
  return JSON.stringify(await keepForm({ request } as never, (async () => results) as never));
}

test("answers a form of the desk in place when its session has ended", async () => {
  expect(await answered("POST", 401)).toContain('"error":"auth.login_required"');
});

test.each([
  ["GET", 401],
  ["POST", 404],
])("leaves a %s that is answered with %i to the error page", async (method, status) => {
  expect(await answered(method, status)).not.toContain("auth.login_required");
});
