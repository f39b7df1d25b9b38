import { afterEach, expect, test, vi } from "vitest";
import { AFTER_IDLE_MS } from "#app/features/shell/frame/use-at-rest.ts";
import { learnRouteRules } from "#app/platform/browser/learn-route-rules.client.ts";
import { movedTo } from "#app/platform/browser/moved-addresses.client.ts";
import { whenIdle } from "#app/platform/browser/when-idle.client.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the manifest is fetched a second after the page is idle, and its rules are followed", async () => {
  vi.useFakeTimers();
  let becomeIdle = () => {};
  vi.stubGlobal("requestIdleCallback", (callback: () => void) => {
    becomeIdle = callback;
  });
  vi.stubGlobal("window", { __reactRouterManifest: { version: "b1" } });
  const answer = { id: "b1", routeRules: { "/golf": "/course/home" } };
  const fetched = vi.fn(async () => Response.json(answer));
  vi.stubGlobal("fetch", fetched);

  expect(AFTER_IDLE_MS).toBe(1_000);
  whenIdle(() => void learnRouteRules(), AFTER_IDLE_MS);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(fetched, "it is busy").not.toHaveBeenCalled();
  becomeIdle();
  await vi.advanceTimersByTimeAsync(999);
  expect(fetched).not.toHaveBeenCalled();
  expect(movedTo("/golf")).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(fetched).toHaveBeenCalledExactlyOnceWith("/builds/meta/b1.json");
  expect(movedTo("/en/golf")).toBe("/en/course/home");
});
