import { expect, test } from "vitest";
import { FRESH_MS, liveSource, UNANSWERED } from "./live-source.ts";

/** A server whose answers come when the test says so. */
function slowServer() {
  const asked: { address: string; signal: AbortSignal; answer: (data: string) => void }[] = [];
  const failures: (() => void)[] = [];
  let clock = 0;
  const source = liveSource<string>(
    (address, signal) =>
      new Promise((resolve, reject) => {
        asked.push({ address, signal, answer: resolve });
        failures.push(() => reject(new Error("no answer")));
      }),
    () => clock,
  );
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return {
    source,
    asked,
    answer: (index: number, data: string) => {
      asked[index]?.answer(data);
      return settle();
    },
    fail: (index: number) => {
      failures[index]?.();
      return settle();
    },
    wait: (ms: number) => {
      clock += ms;
    },
  };
}

test("a second question ends the first, and the old answer stays until the new one is here", async () => {
  const { source, asked, answer } = slowServer();
  source.want("?month=1");
  expect(source.view()).toMatchObject({ data: undefined, busy: true });
  await answer(0, "January");
  source.want("?month=2");
  expect(source.view()).toMatchObject({ data: "January", answers: "?month=1", busy: true });
  source.want("?month=3");
  expect(asked[1]?.signal.aborted).toBe(true);
  await answer(1, "February");
  expect(source.view().data).toBe("January");
  await answer(2, "March");
  expect(source.view()).toEqual({ data: "March", answers: "?month=3", busy: false, failed: false });
});

test("preloaded data is shown immediately while it is fresh, and loaded again afterwards", async () => {
  const { source, asked, answer, wait } = slowServer();
  source.want("?month=1");
  await answer(0, "January");
  source.prepare("?month=2");
  source.prepare("?month=2");
  await answer(1, "February");
  source.want("?month=2");
  expect(source.view()).toMatchObject({ data: "February", busy: false });
  expect(asked).toHaveLength(2);

  wait(FRESH_MS);
  source.want("?month=1");
  expect(source.view()).toMatchObject({ data: "January", answers: "?month=1", busy: true });
  expect(asked).toHaveLength(3);
});

test("returning to the page loads fresh data, unless it was loaded a moment ago", async () => {
  const { source, asked, answer, wait } = slowServer();
  source.want("?month=1");
  await answer(0, "January");
  source.refresh();
  expect(asked).toHaveLength(1);
  wait(FRESH_MS);
  source.refresh();
  expect(asked).toHaveLength(2);
});

test("a failure is shown, leaves the last data in place, and can be retried", async () => {
  const { source, answer, fail } = slowServer();
  source.want("?month=1");
  await answer(0, "January");
  source.want("?month=2");
  await fail(1);
  expect(source.view()).toMatchObject({ data: "January", busy: false, failed: true });
  source.retry();
  expect(source.view()).toMatchObject({ busy: true, failed: false });
  await answer(2, "February");
  expect(source.view()).toMatchObject({ data: "February", failed: false });
});

test("stops waiting when the page is left", async () => {
  const { source, asked, answer } = slowServer();
  source.want("?month=1");
  source.prepare("?month=2");
  source.stop();
  expect(asked.every(({ signal }) => signal.aborted)).toBe(true);
  await answer(0, "January");
  expect(source.view().data).toBeUndefined();
});

test("a page is notified of its first request only when there is data to show", async () => {
  const { source, answer, fail } = slowServer();
  const views: unknown[] = [];
  source.subscribe(() => views.push(source.view()));
  source.want("?month=1");
  expect(source.view()).toBe(UNANSWERED);
  expect(views).toEqual([]);
  await fail(0);
  source.retry();
  await answer(1, "January");
  expect(views).toMatchObject([
    { busy: false, failed: true },
    { busy: true, failed: false },
    { data: "January", busy: false },
  ]);
});
