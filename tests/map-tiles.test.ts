import { expect, test } from "vitest";
import { BadEnvironment, readEnv } from "#app/platform/env/env.server.ts";
import { contentSecurityPolicy } from "#app/platform/http/headers/content-security-policy.ts";

test("no map is fetched from anywhere unless one is configured", () => {
  expect(readEnv({}).mapTiles).toBeUndefined();
  expect(contentSecurityPolicy("'nonce-x'")).toContain("img-src 'self' data: blob:;");
});

test("a configured map is the one other place that pictures may come from", () => {
  const { mapTiles } = readEnv({
    MAP_TILE_URL: "https://tiles.example/{z}/{x}/{y}.png",
    MAP_ATTRIBUTION: "© the mappers",
  });
  expect(mapTiles).toEqual({
    url: "https://tiles.example/{z}/{x}/{y}.png",
    host: "https://tiles.example",
    attribution: "© the mappers",
  });
  expect(contentSecurityPolicy("'nonce-x'", { tiles: mapTiles?.host })).toContain(
    "img-src 'self' data: blob: https://tiles.example;",
  );
});

test.each(["tiles", "ftp://tiles.example/{z}/{x}/{y}", "https://tiles.example/map.png"])(
  "the map address %j is refused at the start",
  (url) => {
    expect(() => readEnv({ MAP_TILE_URL: url })).toThrow(BadEnvironment);
  },
);
