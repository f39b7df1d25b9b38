import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";
import { expect, test } from "vitest";
import routes from "#app/routes.ts";
import { plainAddresses } from "#server/plain-addresses.ts";

type Entry = (typeof routes)[number];
type Routes = ServerBuild["routes"];

/** As the build lists them, each with the one above it. */
function listed(entries: readonly Entry[], parentId = "root"): Routes {
  return Object.assign(
    {},
    ...entries.map(({ id, file, path, index, children }) => {
      const own = id ?? file.replace(/\.tsx?$/, "");
      const route = { id: own, parentId, path, index, module: {} };
      return { [own]: route, ...listed(children ?? [], own) };
    }),
  );
}

function tree(all: Routes, parentId?: string): RouteObject[] {
  return Object.values(all)
    .filter((route) => route && route.parentId === parentId)
    .map((route) => {
      const { id = "", path, index } = route ?? {};
      return index ? { id, index, path } : { id, path, children: tree(all, id) };
    });
}

const root = { id: "root", parentId: undefined, path: "", module: {} };
const ALL = { root, ...listed(routes) } as unknown as Routes;
const idsAt = (among: Routes, address: string) =>
  matchRoutes(tree(among), address)?.map(({ route }) => route.id);

test("an address without parameters leads through the same routes among its own as among all", () => {
  const plain = plainAddresses(ALL);
  expect([...plain.keys()]).toEqual(
    expect.arrayContaining(["/", "/en", "/payment", "/en/payment", "/api/cart", "/admin"]),
  );
  const whole = tree(ALL);
  for (const [address, own] of plain) {
    const among = matchRoutes(whole, address)?.map(({ route }) => route.id);
    expect([address, idsAt(own, address)]).toEqual([address, among]);
    expect(Object.keys(own).length).toBeLessThan(10);
  }
});

test("addresses with parameters are found among all routes", () => {
  expect([...plainAddresses(ALL).keys()].filter((address) => /[:*]/.test(address))).toEqual([]);
});
