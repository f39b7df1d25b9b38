import { expect, test } from "vitest";
import { stepsOf } from "./progress.ts";
import { RESERVATION_STATUSES } from "./status.ts";

test.each(RESERVATION_STATUSES)(
  "a reservation that is %s was paid, and never runs backwards",
  (status) => {
    const states = stepsOf(status).map(({ state }) => state);

    expect(stepsOf(status)[0]).toEqual({ name: "paid", state: "done" });
    expect(states.join(" ")).toMatch(/^done( done)*( now)?( next)*$/);
  },
);

test("only what is finished has no step left", () => {
  const finished = RESERVATION_STATUSES.filter((status) =>
    stepsOf(status).every(({ state }) => state === "done"),
  );
  expect(finished).toEqual(["USED", "CANCELLED"]);
});
