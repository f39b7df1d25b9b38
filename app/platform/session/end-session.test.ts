import { expect, test } from "vitest";
import { endSession } from "./end-session.ts";

const answering = (status: number) => async () => new Response(null, { status });

test("a session is ended where the shop says so", async () => {
  await expect(endSession(answering(204))).resolves.toBeUndefined();
});

test.each([403, 500, 503])("a shop that answers %i has not ended it", async (status) => {
  await expect(endSession(answering(status))).rejects.toThrow(String(status));
});
