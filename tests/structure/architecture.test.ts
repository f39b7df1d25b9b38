import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { FEATURE_MAY_USE, SUBJECTS } from "#tests/support/feature-uses.ts";

/** The layers whose subjects have an order. */
const RANKED_LAYERS: readonly string[] = ["domain", "features"];

const MOST_SUBJECTS = 20;
const MOST_FILES_IN_A_FOLDER = 30;

const IMPURE = /\bnew Date\(\)|\bDate\.now\(|\bMath\.random\(|\bprocess\.|\bfetch\(/;

const files = globSync("app/**/*.{ts,tsx}").filter((file) => !/\.test\.tsx?$/.test(file));
const source = (file: string) => readFileSync(file, "utf8");
const layer = (file: string) => (file.split("/").length > 2 ? (file.split("/")[1] ?? "") : "");
const subject = (file: string) => file.split("/")[2] ?? "";
const feature = (file: string) => (layer(file) === "features" ? subject(file) : undefined);
/** `db/schema/order/order-tables.ts` and `db/schema/company-tables.ts` alike. */
const tableSubject = (file: string) => file.split("/")[3]?.replace(/\.ts$/, "") ?? "";

const edges = files.flatMap((from) =>
  [...source(from).matchAll(/\b(?:from|import) ?\(?"(#app|#demo|\.\.?)\/([^"]+)"/g)].map(
    ([, root, path]) => ({
      from,
      to: root?.startsWith("#")
        ? `${root.slice(1)}/${path}`
        : new URL(`${root}/${path}`, `file:///${from}`).pathname.slice(1),
    }),
  ),
);

function cyclesOf(uses: Readonly<Record<string, readonly string[]>>): readonly string[] {
  const done = new Set<string>();
  const cycles: string[] = [];
  function walk(name: string, path: readonly string[]): void {
    if (path.includes(name)) {
      cycles.push([...path.slice(path.indexOf(name)), name].join(" → "));
      return;
    }
    if (done.has(name)) return;
    for (const next of uses[name] ?? []) walk(next, [...path, name]);
    done.add(name);
  }
  for (const name of Object.keys(uses)) walk(name, []);
  return cycles;
}

test("user input is read at one boundary, which refuses what the database cannot hold", () => {
  const doors = ["app/platform/http/form.ts", "app/platform/http/sent-text.ts"];
  const alongside = files.filter(
    (file) =>
      !doors.includes(file) && /\brequest\.(formData|json|text|blob|body)\b/.test(source(file)),
  );
  expect(alongside).toEqual([]);
});

test("a feature uses another only where the table above allows it", () => {
  const forbidden = edges.filter(({ from, to }) => {
    const [own, other] = [feature(from), feature(to)];
    return own && other && own !== other && !FEATURE_MAY_USE[own]?.includes(other);
  });
  expect(forbidden).toEqual([]);
});

test("every allowed use between features occurs, so that the table allows no more than needed", () => {
  const used = new Set(edges.map(({ from, to }) => `${feature(from)} → ${feature(to)}`));
  const idle = Object.entries(FEATURE_MAY_USE)
    .flatMap(([own, others]) => others.map((other) => `${own} → ${other}`))
    .filter((edge) => !used.has(edge));
  expect(idle).toEqual([]);
});

test("a subject of the domain or of features uses only earlier subjects", () => {
  const upward = edges.filter(({ from, to }) => {
    const [own, other] = [subject(from), subject(to)];
    if (!RANKED_LAYERS.includes(layer(from)) || layer(from) !== layer(to)) return false;
    return own !== other && !(SUBJECTS.indexOf(other) < SUBJECTS.indexOf(own));
  });
  expect(upward).toEqual([]);
});

test("the kit of the desk knows no product, and no rule or table of a subject above it", () => {
  const staff = "app/db/schema/member/member-tables.ts";
  const above = SUBJECTS.slice(SUBJECTS.indexOf("desk") + 1);
  const known = edges.filter(({ from, to }) => {
    const other = to.startsWith("app/db/schema/") ? tableSubject(to) : subject(to);
    const isSubject = ["db", ...RANKED_LAYERS].includes(layer(to)) && above.includes(other);
    const isProduct = to.startsWith("app/domain/common/product/");
    const isKit = RANKED_LAYERS.includes(layer(from)) && subject(from) === "desk";
    return isKit && (isProduct || (isSubject && to !== staff));
  });
  expect(known).toEqual([]);
});

test("every folder of the domain and of features is one of at most twenty subjects", () => {
  const folders = files.filter((file) => RANKED_LAYERS.includes(layer(file))).map(subject);
  expect([...new Set(folders)].toSorted()).toEqual(SUBJECTS.toSorted());
  expect(SUBJECTS.length).toBeLessThanOrEqual(MOST_SUBJECTS);
});

test("the order of subjects is the one in docs/architecture.md", () => {
  const rows = source("docs/architecture.md").matchAll(/^\| `([a-z]+)` \|/gm);
  expect([...rows].map(([, name]) => name)).toEqual(SUBJECTS);
});

test("tables of different subjects refer to each other in one direction only", () => {
  const uses: Record<string, string[]> = {};
  for (const { from, to } of edges) {
    if (!from.startsWith("app/db/schema/") || !to.startsWith("app/db/schema/")) continue;
    const [own, other] = [tableSubject(from), tableSubject(to)];
    if (own !== other && own !== "index") uses[own] = [...(uses[own] ?? []), other];
  }
  expect(Object.keys(uses)).toContain("order");
  expect(cyclesOf(uses)).toEqual([]);
});

test("routes hold no use case: what only a server may run lives in a feature", () => {
  expect(globSync("app/routes/**/*.server.ts")).toEqual([]);
});

test("no folder holds more than 30 files side by side, tests and messages included", () => {
  const folders = Map.groupBy(
    globSync("{app,demo,docs,e2e,scripts,server,simulators,tests,tools}/**/*.*"),
    (file) => file.slice(0, file.lastIndexOf("/")),
  );
  // Numbered in order, and found by their index.
  folders.delete("docs/decisions");
  const crowded = [...folders]
    .filter(([, inside]) => inside.length > MOST_FILES_IN_A_FOLDER)
    .map(([folder, inside]) => `${folder}: ${inside.length}`);
  expect(crowded).toEqual([]);
});

test("the domain knows no clock, no chance, no network and no process", () => {
  const impure = files.filter((file) => layer(file) === "domain" && IMPURE.test(source(file)));
  expect(impure).toEqual([]);
});

test("no file of code grows past 250 lines", () => {
  const long = globSync("{app,server,simulators,scripts,tests,e2e,demo,tools}/**/*.{ts,tsx}")
    // An import is one line, however long the names of its files are.
    .map((file) => ({
      file,
      lines: source(file)
        .replace(/^import [^;"]*from/gm, "import from")
        .split("\n").length,
    }))
    .filter(({ file, lines }) => lines > 251 && !file.includes("/seed/content/"));
  expect(long).toEqual([]);
});

test("the project never reaches outside its own folder", () => {
  const outside = globSync(
    "{app,server,simulators,scripts,tests,e2e,demo,tools}/**/*.{ts,tsx}",
  ).filter(
    (file) => file !== "tests/structure/architecture.test.ts" && source(file).includes("../shared"),
  );
  expect(outside).toEqual([]);
});
