import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Who may import whom. A layer knows only itself and the layers listed for it. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  domain: [],
  locales: [],
  db: ["domain"],
  integrations: ["domain"],
  platform: ["domain", "db", "integrations", "locales"],
  ui: ["domain", "platform"],
  features: ["domain", "db", "platform", "ui"],
  layouts: ["domain", "features", "platform", "ui"],
  routes: ["domain", "features", "platform", "ui"],
};

/** Features are strangers unless they are introduced here. */
const FEATURE_MAY_USE: Record<string, readonly string[]> = {};

const IMPURE =
  /\bnew Date\(\)|\bDate\.now\(|\bMath\.random\(|\bprocess\.|\bfetch\(|from "(react|drizzle|node:)/;

const files = globSync("app/**/*.{ts,tsx}").filter((file) => !/\.test\.tsx?$/.test(file));
const source = (file: string) => readFileSync(file, "utf8");
const layer = (file: string) => (file.split("/").length > 2 ? (file.split("/")[1] ?? "") : "");
const feature = (file: string) => (layer(file) === "features" ? file.split("/")[2] : undefined);

const edges = files.flatMap((from) =>
  [...source(from).matchAll(/\b(?:from|import) ?\(?"(#app|\.\.?)\/([^"]+)"/g)].map(
    ([, root, path]) => ({
      from,
      to:
        root === "#app"
          ? `app/${path}`
          : new URL(`${root}/${path}`, `file:///${from}`).pathname.slice(1),
    }),
  ),
);

test("every import points down the layers", () => {
  const upward = edges.filter(({ from, to }) => {
    const allowed = MAY_IMPORT[layer(from)];
    if (!allowed || to.includes("+types/")) return false;
    return layer(from) !== layer(to) && !allowed.includes(layer(to));
  });
  expect(upward).toEqual([]);
});

test("a feature uses another only when they are introduced", () => {
  const strangers = edges.filter(({ from, to }) => {
    const [own, other] = [feature(from), feature(to)];
    return own && other && own !== other && !FEATURE_MAY_USE[own]?.includes(other);
  });
  expect(strangers).toEqual([]);
});

test("what browsers see never reaches for the server", () => {
  const leaks = edges.filter(
    ({ from, to }) => layer(from) === "ui" && /\.server\.tsx?$|^app\/db\//.test(to),
  );
  expect(leaks).toEqual([]);
});

test("the domain knows no clock, no chance, no network, no database and no React", () => {
  const impure = files.filter((file) => layer(file) === "domain" && IMPURE.test(source(file)));
  expect(impure).toEqual([]);
});

test("no module needs itself, by whatever way round", () => {
  const uses = Map.groupBy(edges, ({ from }) => from);
  const done = new Set<string>();
  const cycles: string[] = [];

  function walk(file: string, path: readonly string[]): void {
    if (path.includes(file)) {
      cycles.push([...path.slice(path.indexOf(file)), file].join(" → "));
      return;
    }
    if (done.has(file)) return;
    for (const { to } of uses.get(file) ?? []) walk(to, [...path, file]);
    done.add(file);
  }
  for (const file of files) walk(file, []);
  expect(cycles).toEqual([]);
});

test("no file of code grows past 250 lines", () => {
  const long = globSync("{app,server,simulators,scripts,tests,e2e,bench,art}/**/*.{ts,tsx}")
    .map((file) => ({ file, lines: source(file).split("\n").length }))
    .filter(({ file, lines }) => lines > 251 && !file.includes("/seed/content/"));
  expect(long).toEqual([]);
});

test("the project never reaches outside its own folder", () => {
  const outside = globSync(
    "{app,server,simulators,scripts,tests,e2e,bench,art}/**/*.{ts,tsx}",
  ).filter((file) => file !== "tests/architecture.test.ts" && source(file).includes("../shared"));
  expect(outside).toEqual([]);
});
