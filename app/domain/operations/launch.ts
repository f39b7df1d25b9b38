import type { AdminArea } from "#app/domain/desk/role/role-rights.ts";

/** The texts that a buyer agrees to, on signing up or before paying. */
export const NEEDED_TEXTS = ["terms", "personal-information", "payment", "age"] as const;
export type NeededText = (typeof NEEDED_TEXTS)[number];

/** What the shop has so far. */
export type LaunchFacts = {
  readonly hasCompany: boolean;
  readonly hasMailOrderNumber: boolean;
  readonly texts: readonly NeededText[];
  readonly hasPayment: boolean;
  readonly hasMail: boolean;
  readonly hasFactor: boolean;
  readonly hasRegion: boolean;
  readonly hasCourse: boolean;
  readonly hasPicture: boolean;
  readonly hasPublished: boolean;
  readonly hasPrices: boolean;
  readonly hasSale: boolean;
  /** The course that the links lead to: a published one, or the first draft. */
  readonly courseId: string | undefined;
};

export type LaunchName =
  | "company"
  | "mail_order"
  | `text_${NeededText}`
  | "payment"
  | "mail"
  | "factor"
  | "region"
  | "course"
  | "picture"
  | "publish"
  | "prices"
  | "order";

/** `must` keeps orders from being placed, `later` does not. */
export type LaunchItem = {
  readonly name: LaunchName;
  readonly state: "done" | "must" | "later";
  readonly to: string;
  /** The area of the desk behind the link; none where everybody may go. */
  readonly area?: AdminArea;
};

export type LaunchGroup = {
  readonly name: "company" | "money" | "contact" | "sale";
  readonly items: readonly LaunchItem[];
};

/** Everything without which no order can be placed, and what may follow. */
export function launchGroups(facts: LaunchFacts): readonly LaunchGroup[] {
  const company = "/admin/settings/business";
  return [
    {
      name: "company",
      items: [
        item("company", facts.hasCompany, company, { area: "settings" }),
        item("mail_order", facts.hasMailOrderNumber, company, { area: "settings", isLater: true }),
        ...NEEDED_TEXTS.map((kind) =>
          item(`text_${kind}`, facts.texts.includes(kind), `/admin/legal/create?kind=${kind}`, {
            area: "legal",
          }),
        ),
      ],
    },
    {
      name: "money",
      items: [item("payment", facts.hasPayment, "/admin/system", { area: "system" })],
    },
    {
      name: "contact",
      items: [
        item("mail", facts.hasMail, "/admin/system", { area: "system" }),
        item("factor", facts.hasFactor, "/mypage/security", { isLater: true }),
      ],
    },
    { name: "sale", items: saleItems(facts) },
  ];
}

function saleItems(facts: LaunchFacts): readonly LaunchItem[] {
  const course = facts.courseId ? `/admin/courses/${facts.courseId}` : "/admin/courses/create";
  const calendar = facts.courseId ? `${course}/price` : course;
  const area = "courses";
  return [
    item("region", facts.hasRegion, "/admin/region/create", { area: "region" }),
    item("course", facts.hasCourse, "/admin/courses/import", { area }),
    item("picture", facts.hasPicture, `${course}#section-pictures`, { area }),
    item("publish", facts.hasPublished, `${course}#section-publication`, { area }),
    item("prices", facts.hasPrices, calendar, { area: "prices" }),
    item("order", facts.hasSale, "/", { isLater: true }),
  ];
}

type Terms = { readonly area?: AdminArea; readonly isLater?: boolean };

function item(
  name: LaunchName,
  isDone: boolean,
  to: string,
  { area, isLater = false }: Terms,
): LaunchItem {
  const state = isDone ? "done" : isLater ? "later" : "must";
  // What is there already is looked at in its list.
  const place = isDone ? to.replace(/\/(create|import)\b.*$/, "") : to;
  return { name, state, to: place, ...(area ? { area } : {}) };
}

/** What still keeps the shop from taking an order. */
export function blockersOf(groups: readonly LaunchGroup[]): readonly LaunchItem[] {
  return groups.flatMap(({ items }) => items).filter(({ state }) => state === "must");
}
