import { type CarNeed, carKey } from "#app/domain/planner/plan-candidates.ts";
import type { PlanStyle } from "#app/domain/planner/plan-wish.ts";
import { type Aim, dueRounds, objectiveOf, type Play } from "./bases-and-plays.ts";
import type { MipModel } from "./mip-model.ts";

type Term = readonly [factor: number, name: string];

/** In the LP format of CPLEX; `atMost` bounds the objective of a style that was solved before. */
export function lpText(
  model: MipModel,
  { style, before }: Aim,
  atMost?: { readonly style: PlanStyle; readonly value: number },
): string {
  const played = before.length > 0 ? [...playedTerms(model)] : [];
  const rows = [
    ...rowsOf(model),
    ...(atMost ? [`${sumOf(costOf(model, atMost.style))} <= ${atMost.value}`] : []),
    ...played.map(([, terms], index) => `${sumOf([[-1, `p${index}`], ...terms])} >= 0`),
    ...before.map(({ hotel, courses }) => {
      const own = model.bases.filter(({ base }) => base.hotel.id === hotel);
      const fresh = played.flatMap(([id], index): Term[] =>
        courses.has(id) ? [] : [[1, `p${index}`]],
      );
      return `${sumOf([...fresh, ...own.map(({ name }): Term => [-1, name])])} >= 1`;
    }),
  ];
  const names = [
    ...[...model.bases, ...model.days, ...model.outs].map(({ name }) => name),
    ...played.map((_, index) => `p${index}`),
  ];
  return [
    "Minimize",
    ` obj: ${sumOf(costOf(model, style))}`,
    "Subject To",
    ...rows.map((row, index) => ` r${index}: ${row}`),
    "Binary",
    ...names.map((name) => ` ${name}`),
    "End",
  ].join("\n");
}

function costOf({ bases, days, outs, wish }: MipModel, style: PlanStyle): Term[] {
  const cost = (total: number, drive = 0, stars = 0) =>
    objectiveOf(style, wish.golfers, { total, drive, stars });
  const over = (plays: readonly Play[], of: (play: Play) => number) =>
    plays.reduce((sum, play) => sum + of(play), 0);
  return [
    ...bases.map(({ name, base }) => [cost(base.price), name] as const),
    ...days.map(
      ({ name, plays }) =>
        [
          cost(
            over(plays, ({ price }) => price),
            over(plays, ({ drive }) => drive),
            over(plays, ({ stars }) => stars),
          ),
          name,
        ] as const,
    ),
    ...outs.map(({ name, price }) => [cost(price), name] as const),
  ];
}

/** Lines of the format may not be endless. */
function sumOf(terms: readonly Term[]): string {
  const parts = terms
    .filter(([factor]) => factor !== 0)
    .map(
      ([factor, name], index) =>
        `${factor < 0 ? "-" : "+"} ${Math.abs(factor)} ${name}${index % 20 === 19 ? "\n" : ""}`,
    );
  return parts.length > 0 ? parts.join(" ") : `+ 0 ${terms[0]?.[1] ?? "b0"}`;
}

function rowsOf(model: MipModel): string[] {
  const { bases, days, outs, wish } = model;
  const one = (names: readonly { readonly name: string }[]) =>
    names.map(({ name }): Term => [1, name]);
  const rounds = days.map(({ name, plays }): Term => [plays.length, name]);
  const [base] = bases;
  const due = base ? dueRounds(wish, base.base.nights) : 0;
  const people = wish.golfers + (wish.companions ?? 0);
  const rows = [`${sumOf(one(bases))} = 1`, `${sumOf(rounds)} = ${due}`];
  for (const { name, base: own } of bases) {
    const byDay = Map.groupBy(
      days.filter((each) => each.base === own),
      ({ day }) => day,
    );
    for (const those of byDay.values()) rows.push(`${sumOf([...one(those), [-1, name]])} <= 0`);
  }
  rows.push(...courseRows(model));
  for (const id of wish.caddies ?? []) {
    const hers = outs.filter((out) => out.id === id);
    rows.push(hers.length > 0 ? `${sumOf(one(hers))} = 1` : `${sumOf(one(bases))} = 0`);
  }
  for (const [of, those] of Map.groupBy(outs, (out) => `${out.of.name} ${out.play}`)) {
    rows.push(`${sumOf([...one(those), [-wish.golfers, of.split(" ")[0] ?? ""]])} <= 0`);
  }
  if (wish.budget !== undefined)
    rows.push(`${sumOf(costOf(model, "value"))} <= ${wish.budget * people}`);
  return [...rows, ...carRows(model)];
}

/** How often each course is played. */
function playedTerms({ days }: MipModel): Map<string, Term[]> {
  const played = new Map<string, Term[]>();
  for (const { name, plays } of days) {
    for (const { course } of plays) {
      const terms = played.get(course.id) ?? [];
      played.set(course.id, [
        ...terms.filter(([, other]) => other !== name),
        [plays.filter((play) => play.course === course).length, name],
      ]);
    }
  }
  return played;
}

function courseRows(model: MipModel): string[] {
  const { wish, bases } = model;
  const played = playedTerms(model);
  const never = `${sumOf(bases.map(({ name }): Term => [1, name]))} = 0`;
  const musts = (wish.must ?? []).map((id) => {
    const terms = played.get(id);
    return terms ? `${sumOf(terms)} >= 1` : never;
  });
  if (wish.repeatCourses) return musts;
  return [...musts, ...[...played.values()].map((terms) => `${sumOf(terms)} <= 1`)];
}

function carRows({ bases, days, carsLeft }: MipModel): string[] {
  const used = new Map<string, Map<string, number>>();
  const use = (name: string, needs: readonly CarNeed[]) => {
    for (const need of needs) {
      const key = carKey(need);
      const row = used.get(key) ?? new Map<string, number>();
      used.set(key, row.set(name, (row.get(name) ?? 0) + need.cars));
    }
  };
  for (const { name, base } of bases)
    use(
      name,
      base.transfers.flatMap(({ needs }) => needs),
    );
  for (const { name, plays } of days) {
    use(
      name,
      plays.flatMap(({ withVan, round }) => (withVan ? (round.van?.needs ?? []) : [])),
    );
  }
  return [...used].map(
    ([key, row]) =>
      `${sumOf([...row].map(([name, cars]): Term => [cars, name]))} <= ${carsLeft[key] ?? 0}`,
  );
}
