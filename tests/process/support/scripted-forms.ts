import { HOME_BLOCKS } from "#app/domain/content/home/home-blocks.ts";
import { seededUuid } from "#demo/seed/seeded.ts";

/** A field that a script fills with JSON or with a choice, and an invalid value for it. */
export type ScriptedForm = {
  readonly note: string;
  readonly action: string;
  readonly form: Readonly<Record<string, string>>;
  readonly field: string;
  readonly wrong: readonly string[];
};

const LONG = "가".repeat(201);
/** What is no list at all. */
const NO_LIST = ["", "x", "null", "{}", '"a"', "-1", "1".repeat(210_000)];
const COURSE = "th-siam-old";
const ORDER = `/admin/reservations/order/${seededUuid("order:pattaya")}`;
const STROKES = Array(18).fill(4);

/** Forms whose only fields are written by the page's script: no page's HTML shows them. */
export const SCRIPTED_FORMS: readonly ScriptedForm[] = [
  {
    note: "blocks of the home page",
    action: "/admin/banners",
    form: { intent: "blocks", version: "1" },
    field: "blocks",
    wrong: lists(
      [],
      [{ block: "casino", shown: true }],
      [{ block: "banner", shown: "yes" }],
      HOME_BLOCKS.map((block) => ({ block, shown: false })),
      twice({ block: "banner", shown: true }),
    ),
  },
  {
    note: "order of the banners",
    action: "/admin/banners",
    form: { intent: "order", seen: "" },
    field: "ids",
    wrong: ["x", "1,,2", "-1", "1".repeat(6_000)],
  },
  {
    note: "pins of the best 30",
    action: "/admin/recommend",
    form: { intent: "save", version: "1" },
    field: "pins",
    wrong: lists(
      [{ id: COURSE, rank: 0, until: null }],
      [{ id: COURSE, rank: 31, until: null }],
      [{ id: COURSE, rank: 1.5, until: null }],
      [{ id: COURSE, rank: 1, until: "2027-02-30" }],
      [{ id: COURSE, rank: 1, until: "2020-01-01" }],
      [{ id: "th-nowhere", rank: 1, until: null }],
      [{ id: LONG, rank: 1, until: null }],
      twice({ id: COURSE, rank: 1, until: null }),
    ),
  },
  {
    note: "flights",
    action: "/admin/tournament/4/flights",
    form: { intent: "save", version: "1" },
    field: "flights",
    wrong: lists(
      [{ time: "25:00", hole: 1, players: [] }],
      [{ time: "07:00", hole: 0, players: [] }],
      [{ time: "07:00", hole: 19, players: [] }],
      [{ time: "07:00", hole: 1, players: [-1] }],
      [{ time: "07:00", hole: 1, players: [1, 2, 3, 4, 5] }],
      [{ time: "07:00", hole: 1, players: [99_999_999_999] }],
      twice({ time: "07:00", hole: 1, players: [1] }),
      Array(151).fill({ time: "07:00", hole: 1, players: [] }),
    ),
  },
  {
    note: "scores",
    action: "/admin/tournament/2/scores",
    form: { intent: "save" },
    field: "cards",
    wrong: lists(
      [],
      [{ entrantId: 1, version: 0, strokes: [] }],
      [{ entrantId: 1, version: 0, strokes: [...STROKES, 4] }],
      [{ entrantId: 1, version: 0, strokes: STROKES.with(0, 0) }],
      [{ entrantId: 1, version: 0, strokes: STROKES.with(0, -3) }],
      [{ entrantId: 1, version: 0, strokes: STROKES.with(0, 99) }],
      [{ entrantId: 1, version: 0, strokes: STROKES.with(0, "four") }],
      [{ entrantId: "one", version: 0, strokes: STROKES }],
      twice({ entrantId: 1, version: 1, strokes: STROKES }),
    ),
  },
  {
    note: "pictures and what they show",
    action: `/admin/courses/${COURSE}/pictures`,
    form: { seen: "[]" },
    field: "pictures",
    wrong: lists(
      [{ src: "" }],
      [{ src: LONG }],
      [{ src: "/pictures/a", alt: "a hole" }],
      [{ src: "/pictures/a", alt: { ko: LONG } }],
      [{ src: "/pictures/a", alt: { en: LONG } }],
      twice({ src: "/pictures/a", alt: {} }),
      Array.from({ length: 13 }, (_, index) => ({ src: `/pictures/${index}`, alt: {} })),
    ),
  },
  {
    note: "ways to send a pay link",
    action: ORDER,
    form: { intent: "send_link" },
    field: "channels",
    wrong: ["", "pigeon", "[]", LONG],
  },
  {
    note: "lines of an order by telephone",
    action: "/admin/reservations/new",
    form: { intent: "quote", prices: "[]" },
    field: "lines",
    wrong: lists([{ kind: "cruise" }], [{ kind: "golf", courseId: COURSE, date: "2027-02-30" }]),
  },
  {
    note: "prices of an order by telephone",
    action: "/admin/reservations/new",
    form: { intent: "quote", lines: "[]" },
    field: "prices",
    wrong: lists(
      [{ key: "a", amount: "much", reason: "x" }],
      [{ key: "a", amount: 1, reason: "가".repeat(1_001) }],
      [{ key: LONG.repeat(2), amount: 1, reason: "x" }],
    ),
  },
];

function lists(...wrong: readonly (readonly unknown[])[]): readonly string[] {
  return [...NO_LIST, ...wrong.map((each) => JSON.stringify(each))];
}

function twice(item: unknown): readonly unknown[] {
  return [item, item];
}
