import { expect, test } from "vitest";
import { databaseClock } from "./database-clock.ts";

const TEN_MINUTES = 600_000;
const START = Date.UTC(2026, 10, 15);

function clockAt() {
  const state = { steady: 1_000 };
  const clock = databaseClock(() => state.steady);
  return { state, clock };
}

test("the time is the database's from its first answer on, however wrong this machine's clock is", () => {
  const { state, clock } = clockAt();
  clock.heard(START - TEN_MINUTES, 1_000, 1_000);
  expect(clock.now().getTime()).toBe(START - TEN_MINUTES);
  state.steady += 5_000;
  expect(clock.now().getTime()).toBe(START - TEN_MINUTES + 5_000);
});

test("a slow answer tells little, and moves the clock only as far as it proves it wrong", () => {
  const { clock } = clockAt();
  clock.heard(START, 1_000, 1_000);
  clock.heard(START, 0, 1_000);
  clock.heard(START, 1_000, 6_000);
  expect(clock.now().getTime()).toBe(START);
  clock.heard(START + 300, 900, 1_100);
  expect(clock.now().getTime()).toBe(START + 200);
  clock.heard(START, 900, 1_100);
  expect(clock.now().getTime()).toBe(START + 100);
});

test("after a failover to a server with another clock the time is that server's", () => {
  const { clock } = clockAt();
  clock.heard(START, 1_000, 1_000);
  clock.heard(START + TEN_MINUTES, 990, 1_010);
  expect(clock.now().getTime()).toBe(START + TEN_MINUTES - 10);
});
