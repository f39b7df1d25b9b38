import { cpus } from "node:os";
import { shopDayOf } from "#app/domain/common/date/local-date.ts";
import { percentile } from "../load.ts";
import { decimals, percent, table } from "../report.ts";
import { figuresOf, type WishFigures } from "./bench-run.ts";
import { generateWishes } from "./generate-wishes.ts";
import { plannerShop } from "./planner-shop.ts";
import { loadMipSolver } from "./second-method/solve-mip.ts";

const SEED = 1;
const HOLDS = 50;
/** The published rates; language models alone, and a model that calls a solver. */
const PUBLISHED: readonly (readonly [name: string, rate: string])[] = [
  ["TravelPlanner, GPT-4", "0.6 %"],
  ["TravelPlanner, o1-preview", "10 %"],
  ["WorldTravel, GPT-5.2", "32.7 %"],
  ["a model with a solver", "94–98 %"],
];

/** `GolfTravel-1000`: made wishes, each answered by the shop and checked by programs that share nothing with its solver. */
export async function plannerBench(count = 1_000): Promise<string> {
  const shop = await plannerShop();
  try {
    const { db, now } = shop.services;
    const at = { db, now: now(), today: shopDayOf(now()) };
    const { wishes, snapshot } = await generateWishes(at, { count, seed: SEED });
    const mip = await loadMipSolver();
    const figures: WishFigures[] = [];
    let held = 0;
    for (const wish of wishes) {
      const hold = held < HOLDS;
      const one = await figuresOf(wish, {
        services: shop.services,
        snapshot,
        mip,
        hold,
        asksBack: true,
      });
      if (one.held !== "not tried") held += 1;
      for (const rule of one.broken)
        console.log(`${wish.number} ${rule} ${JSON.stringify(wish.wish)}`);
      figures.push(one);
    }
    if (shop.crashes.length > 0) throw new Error(`the solver crashed: ${shop.crashes.join()}`);
    return [`Seed ${SEED}, ${machine()}.`, "", reportOf(figures)].join("\n");
  } finally {
    await shop.close();
  }
}

function machine(): string {
  const on = new Date().toISOString().slice(0, 10);
  return `measured on ${on} on ${cpus().length} ${process.arch} cores, Node ${process.version}`;
}

/** Of how many, and what part. */
function share(good: number, all: number): string {
  return all === 0 ? "not asked" : `${good} of ${all}, ${percent(good / all)}`;
}

function reportOf(figures: readonly WishFigures[]): string {
  const possible = figures.filter(({ wish }) => !wish.impossible);
  const impossible = figures.filter(({ wish }) => wish.impossible);
  const judged = impossible.flatMap(({ conflict }) => conflict ?? []);
  const valid = (those: readonly WishFigures[]) =>
    those.filter(({ broken }) => broken.length === 0).length;
  const tried = figures.filter(({ held }) => held !== "not tried");
  const constraints = figures.map(({ wish }) => wish.constraints);
  const milliseconds = figures.map(({ processorMs }) => processorMs);
  const [early, late] = [figures.slice(0, figures.length / 2), figures.slice(figures.length / 2)];
  const memory = (those: readonly WishFigures[]) =>
    percentile(
      those.map(({ memoryMb }) => memoryMb),
      50,
    );
  const rows = [
    [
      "wishes; constraints of each",
      `${figures.length}; ${Math.min(...constraints)}–${Math.max(...constraints)}`,
    ],
    ["wishes with valid plans", share(valid(possible), possible.length)],
    [
      "plans held at the shown price",
      share(tried.filter(({ held }) => held === "held").length, tried.length),
    ],
    ...(["search", "mip"] as const).map((method) => distanceRow(method, figures)),
    ["impossible wishes answered by a conflict", share(valid(impossible), impossible.length)],
    ["… that is minimal", share(judged.filter(({ minimal }) => minimal).length, judged.length)],
    [
      "… with repairs that work",
      share(judged.filter(({ repaired }) => repaired).length, judged.length),
    ],
    [
      "processor ms p50 / p95 / worst",
      [50, 95, 100].map((rank) => decimals(percentile(milliseconds, rank), 0)).join(" / "),
    ],
    [
      "memory MB, first and second half",
      `${decimals(memory(early), 0)}, ${decimals(memory(late), 0)}`,
    ],
  ];
  return [
    table(["", "measured"], rows),
    "",
    table(["published elsewhere, other tasks", "valid plans"], PUBLISHED),
  ].join("\n");
}

function distanceRow(method: "search" | "mip", figures: readonly WishFigures[]): string[] {
  const compared = figures.filter((each) => each.method === method && each.distances.length > 0);
  const first = compared.map(({ distances }) => distances[0] ?? 0);
  const all = compared.flatMap(({ distances }) => distances);
  const name = method === "search" ? "exhaustive search" : "HiGHS";
  const worst = (those: readonly number[]) => percent(Math.max(0, ...those));
  return [
    `distance to the optimum, ${name} (${compared.length} wishes, ${all.length} plans)`,
    `first plan ${worst(first)}, any plan ${worst(all)}`,
  ];
}
