import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { EXTRA_LINES } from "#app/domain/catalog/hotel/hotel-form.ts";
import { TIERS_TEXT } from "#app/domain/catalog/policy-form.ts";
import { EVENT_PRODUCTS } from "#app/domain/content/event/event-form.ts";
import { MONEY_PATTERNS, movesMoney } from "#app/domain/desk/money-form.ts";
import type { RecordDefinition, RecordField } from "#app/domain/desk/record/record-fields.ts";
import type { FieldCodec } from "#app/domain/desk/record/record-values.ts";
import { isCreatePath } from "#app/domain/desk/role/role-rights.ts";
import { PRIZE_LINES, SCHEDULE_LINES } from "#app/domain/tournament/prize-lines.ts";
import { middleware } from "#app/layouts/admin.tsx";
import { requireFreshFactor } from "#app/platform/session/require-fresh-factor.server.ts";
import { modulesOf, PAGES } from "#tests/support/page-modules.ts";

/** Files that write here move or promise money, or grant the rights to. */
const MONEY_FEATURES = [
  "benefit",
  "checkout/phone-order",
  "checkout/purchase",
  "member/care",
  "member/rights",
  "pricing/rates",
  "pricing/tee-sheet",
  "reservation/change",
  "reservation/refund",
];

/** Pages that could reach such a form or such a write, but do not, and why. */
const REACHES_NONE: Readonly<Record<string, string>> = {
  "admin/region/create": "the types of products are in one folder; a region has no price",
  "admin/region/:id": "the same",
  "admin/hotel/room/:id": "a room gets its prices when it is made, and then by its price page",
  "api/admin/bulk-action": "publishes, archives, hides and deletes; its values are written there",
};

/** Explaining a refund of the provider's console releases the next refund. */
const EXPLAINS = "app/features/order/provider-list/explain-finding.server.ts";

/** Which route is the way to a course decides what its van costs. */
const FARES = ["shuttle.courseId"];

const MOVERS = new Set([
  EXPLAINS,
  ...globSync(`app/features/{${MONEY_FEATURES}}/**/*.server.ts`, {
    exclude: ["**/desk/**"],
  }).filter((file) =>
    /\.transaction\(|\.(?:insert|update|delete)\(/.test(readFileSync(file, "utf8")),
  ),
]);

const FORM_FILES = globSync("app/domain/**/*.ts").filter((file) =>
  readFileSync(file, "utf8").includes("satisfies RecordDefinition"),
);

/** The record forms of each file of the domain. */
const FORMS: ReadonlyMap<string, readonly RecordDefinition[]> = new Map(
  await Promise.all(
    FORM_FILES.map(async (file) => {
      const exported = Object.values(
        (await import(/* @vite-ignore */ `../../${file}`)) as Record<string, unknown>,
      );
      return [file, exported.filter(isDefinition)] as const;
    }),
  ),
);

function isDefinition(value: unknown): value is RecordDefinition {
  return typeof value === "object" && value !== null && "fields" in value && "area" in value;
}

/** A field that a subject reads with its own codec counts as money, unless it is one of these. */
const WITHOUT_MONEY: readonly FieldCodec[] = [EVENT_PRODUCTS, PRIZE_LINES, SCHEDULE_LINES];

function isMoney({ name, kind, codec }: Pick<RecordField, "name" | "kind" | "codec">): boolean {
  if (kind === "won" || (codec && !WITHOUT_MONEY.includes(codec))) return true;
  return /coupon|refund|price|fee|point|amount|discount/i.test(name);
}

/** Pages of the desk that change something, with all that they import. */
const CHANGING = PAGES.map(({ path, files }) => ({ path, own: files.at(-1) ?? "" }))
  .filter(({ path }) => /^\/(?:api\/)?admin(?:\/|$)/.test(path))
  .filter(({ own }) => /^export (?:async function|const) action\b/m.test(readFileSync(own, "utf8")))
  .map(({ path, own }) => ({ page: path.replace(/^\/|\/$/g, ""), modules: [...modulesOf(own)] }));

/** What of a page moves or promises money, by the names of its files and fields. */
function moneyOf({ page, modules }: (typeof CHANGING)[number]): readonly string[] {
  const forms = modules.flatMap((file) => FORMS.get(file) ?? []);
  const fields = forms.flatMap(({ kind, fields: own, creation }) =>
    (isCreatePath(`/${page}`) ? (creation?.fields ?? own) : own)
      .filter((field) => isMoney(field) || FARES.includes(`${kind}.${field.name}`))
      .map(({ name }) => `${kind}.${name}`),
  );
  return [...fields, ...modules.filter((file) => MOVERS.has(file))];
}

test("every page whose forms move money is in the route table, spelt as there", () => {
  const paths = new Set(PAGES.map(({ path }) => path.replace(/^\//, "")));
  expect(MONEY_PATTERNS.filter((pattern) => !paths.has(pattern))).toEqual([]);
});

test.each([
  [{ name: "entryFee", kind: "won" }, true],
  [{ name: "tiers", kind: "text", codec: TIERS_TEXT }, true],
  [{ name: "extras", kind: "long_text", codec: EXTRA_LINES }, true],
  [{ name: "schedule", kind: "long_text", codec: SCHEDULE_LINES }, false],
  [{ name: "couponId", kind: "reference" }, true],
  [{ name: "refundPolicyId", kind: "reference" }, true],
  [{ name: "giftApprovalPoints", kind: "number" }, true],
  [{ name: "regionId", kind: "reference" }, false],
] as const)("of the fields of a form, %j is about money: %s", (field, is) => {
  expect(isMoney(field)).toBe(is);
});

test("every page of the desk that has a field of money, or moves it, asks for a fresh second factor", () => {
  const reaching = CHANGING.filter((page) => moneyOf(page).length > 0);
  const pages = reaching.map(({ page }) => page).sort();
  expect(pages).toEqual([...MONEY_PATTERNS, ...Object.keys(REACHES_NONE)].sort());
});

test("the desk asks for a fresh second factor before any of its actions", () => {
  expect(middleware).toContain(requireFreshFactor);
});

test.each(MONEY_PATTERNS.filter((page) => isCreatePath(`/${page}`) && !/import|new$/.test(page)))(
  "sending to %s sets a price, also under the name of another form",
  (page) => {
    const names = ["", "save", "delete", "undo"];
    expect(names.filter((name) => !movesMoney(page, name))).toEqual([]);
  },
);
