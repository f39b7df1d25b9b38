import { globSync, readFileSync } from "node:fs";
import { getTableName, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import * as schema from "#app/db/schema/index.ts";
import { COLUMN_WRITERS } from "#tests/support/column-writers.ts";
import { SUBJECTS } from "#tests/support/feature-uses.ts";
import { WRITERS } from "#tests/support/table-writers.ts";

/** A trigger of the database writes these. */
const WRITTEN_BY_TRIGGER: readonly string[] = ["point_balances", "post_counts"];
/** Each link is of a pay link, whose table the subject of orders cannot see. */
const WRITTEN_FROM_BELOW: ReadonlySet<string> = new Set(["customer_links"]);
const tables: ReadonlyMap<string, string> = new Map(
  Object.entries(schema).flatMap(([name, value]) =>
    is(value, PgTable) ? [[name, getTableName(value)] as const] : [],
  ),
);
const tableNames = new Set(tables.values());
type Write = { readonly file: string; readonly table: string };
const files = globSync("{app,server}/**/*.ts").filter(
  (file) => !/\.test\.ts$|delete-in-batches/.test(file),
);

function ownerOf(file: string): string {
  const [top = "", layer = "", name = ""] = file.replace(/(\.server)?\.ts$/, "").split("/");
  if (top === "server") return "server";
  return layer === "features" ? name : `${layer}/${name}`;
}

function writesIn(file: string): readonly Write[] {
  const code = readFileSync(file, "utf8").replace(/\/\*.*?\*\/|\/\/[^\n]*/gs, "");
  const source = withoutOwnColumns(code, ownerOf(file));
  const written = [...builtWrites(source), ...rawWrites(source), ...declaredWrites(source)];
  return written.map((table) => ({ file, table }));
}

/** Leaves out updates that set nothing but columns of their own; the columns have to be spelled out. */
function withoutOwnColumns(source: string, owner: string): string {
  const isOwn = (variable: string, columns: readonly string[]) => {
    const writers = COLUMN_WRITERS[tables.get(variable) ?? ""] ?? [];
    const own = writers.find(({ by }) => by === owner);
    return own !== undefined && columns.every((column) => own.columns.includes(column));
  };
  return source
    .replaceAll(/\.update\((\w+)\)\s*\.set\(\{([^{}]*)\}\)/g, (call, variable, set) =>
      isOwn(
        variable,
        (set as string).split(",").flatMap((part) => part.match(/\w+/)?.[0] ?? []),
      )
        ? ""
        : call,
    )
    .replaceAll(/update \$\{(\w+)\} set (.*?) from /gs, (call, variable, set) =>
      isOwn(
        variable,
        (set as string).split(", ").map((part) => part.split(" = ")[0] ?? ""),
      )
        ? ""
        : call,
    );
}

/** `tx.insert(orders)`; also `tx.update(isHotel ? hotels : courses)` and `deleteInBatches(db, sessions, …)`. */
function builtWrites(source: string): readonly string[] {
  const calls = [
    ...source.matchAll(/\b(db|tx|inner)?\s*\.(?:insert|update|delete)\(([^()]*)\)/g),
    ...source.matchAll(/\b(deleteInBatches)\(\s*\w+,\s*(\w+)/g),
  ];
  return calls.flatMap(([, handle, argument = ""]) => {
    // The desk's record kit writes the table that a content type declares.
    if (argument === "type.table") return [];
    const written = (argument.match(/\w+/g) ?? []).flatMap((word) => tables.get(word) ?? []);
    // A table that is only known when it runs would escape the list.
    return written.length === 0 && handle ? [`unknown table: ${argument}`] : written;
  });
}

/** `export const NOTICE: RecordType = { table: notices }`: the record kit writes it for this file. */
function declaredWrites(source: string): readonly string[] {
  const declared = [...source.matchAll(/: RecordType = \{.*?\btable: (\w+)/gs)];
  return declared.flatMap(([, name = ""]) => tables.get(name) ?? [`unknown table: ${name}`]);
}

function rawWrites(source: string): readonly string[] {
  const statement =
    /(?<!\b(?:for|key|do|on) )\b(?:insert into|update|delete from|truncate)\s+(?:\$\{(\w+)\}|"?(\w+)"?)/gi;
  return [...source.matchAll(statement)].flatMap(([, variable = "", name = ""]) => {
    const table = tables.get(variable) ?? name;
    return tableNames.has(table) ? [table] : [];
  });
}

const writes = files.flatMap(writesIn);
test.each([
  ["await tx.insert(orders).values(row)", ["orders"]],
  ["await tx\n  .update(memberCoupons)\n  .set(used)", ["member_coupons"]],
  ["tx.update(isHotel ? hotels : courses)", ["hotels", "courses"]],
  ["deleteInBatches(db, sessions, { key })", ["sessions"]],
  ["for (const table of all) await db.delete(table)", ["unknown table: table"]],
  ["sql`delete from $" + "{recentItems} where true`", ["recent_items"]],
  ["sql`UPDATE point_entries SET amount = 0`", ["point_entries"]],
  ["sql`insert into orders select 1`", ["orders"]],
  ["sql`select 1 from orders for update`", []],
  ["seen.delete(key)", []],
  ["await tx.update(type.table).set(row)", []],
  ["const NOTICE: RecordType = { ...NOTICE_FORM, table: notices }", ["notices"]],
])("the scan reads the tables that %j writes", (source, written) => {
  const found = [...builtWrites(source), ...rawWrites(source), ...declaredWrites(source)];
  expect(found).toEqual(written);
});

test.each([
  ["tx\n.update(courses)\n.set({ rateCard, cartFee }).where(x)", "pricing", []],
  ["tx.update(courses).set({ rateCard, name })", "pricing", ["courses"]],
  ["tx.update(courses).set({ rateCard })", "cart", ["courses"]],
  ["tx.update(courses).set(facts)", "pricing", ["courses"]],
  ["tx.insert(courses).values({ rateCard })", "pricing", ["courses"]],
  ["sql`update $" + "{courseDays} set green_fee = t.x, rate = t.y from t`", "pricing", []],
  ["sql`update $" + "{courseDays} set closed = t.x from t`", "pricing", ["course_days"]],
])("%j by %s is read as a write of %j", (source, owner, written) => {
  const rest = withoutOwnColumns(source, owner);
  expect([...builtWrites(rest), ...rawWrites(rest)]).toEqual(written);
});

test("every table names the one feature that writes it", () => {
  expect(Object.keys(WRITERS).sort()).toEqual([...tableNames].sort());
});

test("a table is written by its own feature alone", () => {
  expect(writes.filter(({ file, table }) => WRITERS[table] !== ownerOf(file))).toEqual([]);
});

test("a table is in the folder of the subject that writes it", () => {
  const misplaced = globSync("app/db/schema/**/*.ts").flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/pgTable\(\s*"(\w+)"/g)].flatMap(([, table = ""]) => {
      const home = file.replace(/(?:-tables)?\.ts$/, "").split("/")[3];
      const writer = WRITERS[table] ?? "";
      const isRight =
        !SUBJECTS.includes(writer) || writer === home || WRITTEN_FROM_BELOW.has(table);
      return isRight ? [] : [`${table}: in ${home}, written by ${writer}`];
    }),
  );
  expect(misplaced).toEqual([]);
});

test("no feature is listed for a table that it does not write", () => {
  const written = new Set(writes.map(({ table }) => table));
  const idle = Object.entries(WRITERS).filter(
    ([table, writer]) =>
      (writer === "demo/seed") === (written.has(table) || WRITTEN_BY_TRIGGER.includes(table)),
  );
  expect(idle).toEqual([]);
});
