import { expect, test } from "vitest";
import { won } from "#app/domain/common/money.ts";
import {
  isElsewhere,
  movedChoice,
  movedNeeds,
  nearestOptions,
  offerSearch,
  optionText,
  readOption,
} from "./offer-option.ts";

const round = { courseId: "siam-old", date: "2026-12-03", time: "07:12" } as const;

test.each([
  [{ ...round, time: "07:20" }, "07:20", false],
  [{ ...round, date: "2026-12-04" }, "2026-12-04 07:12", true],
  [{ ...round, courseId: "amata" }, "amata 2026-12-03 07:12", true],
] as const)(
  "an option is written with its differences, and read back: %o",
  (option, text, elsewhere) => {
    expect(optionText(option, round)).toBe(text);
    expect(readOption(text, round)).toEqual(option);
    expect(isElsewhere(option, round)).toBe(elsewhere);
  },
);

test("refuses an option without a valid time, day or course", () => {
  for (const text of [
    "",
    "25:00",
    "2026-02-30 07:12",
    "x 2026-12-03",
    "A! 2026-12-03 07:12",
    "a b 2026-12-03 07:12",
    "2026-12-03",
    `${"a".repeat(300)} 2026-12-03 07:12`,
  ]) {
    expect(readOption(text, round)).toBeUndefined();
  }
});

test("the nearest day comes first, then the nearest time, then the same course", () => {
  const at = (
    date: "2026-12-02" | "2026-12-04" | "2026-12-06",
    time: string,
    courseId = "siam-old",
  ) => ({
    courseId,
    date,
    time,
  });
  const options = [
    at("2026-12-06", "07:12"),
    at("2026-12-04", "09:00"),
    at("2026-12-02", "07:20", "amata"),
    at("2026-12-04", "07:20"),
  ];
  expect(nearestOptions(options, round, 3)).toEqual([options[3], options[2], options[1]]);
});

test("places, cars and caddies are needed on the new day, rooms where they were", () => {
  const need = { productId: "p", day: "2026-12-03", quantity: 2, capacity: 4 } as const;
  const to = { courseId: "amata", date: "2026-12-05", time: "13:00" } as const;
  expect(
    movedNeeds(
      [
        { ...need, kind: "tee", slot: "07:12" },
        { ...need, kind: "caddy", slot: "am" },
        { ...need, kind: "car", slot: "pattaya" },
        { ...need, kind: "night", slot: "" },
      ],
      to,
    ),
  ).toEqual([
    { ...need, kind: "tee", productId: "amata", day: "2026-12-05", slot: "13:00" },
    { ...need, kind: "caddy", day: "2026-12-05", slot: "pm" },
    { ...need, kind: "car", day: "2026-12-05", slot: "pattaya" },
    { ...need, kind: "night", slot: "" },
  ]);
});

test("moves a separate ride to the new day, the same number of minutes before the round", () => {
  const ride = {
    kind: "callvan",
    routeId: "r",
    date: "2026-12-03",
    people: 2,
    price: won(1),
  } as const;
  const to = { ...round, date: "2026-12-05", time: "08:12" } as const;
  expect(movedChoice({ ...ride, time: "05:00" }, round, to)).toMatchObject({
    date: "2026-12-05",
    time: "06:00",
  });
  expect(movedChoice(ride, round, to)).toEqual({ ...ride, date: "2026-12-05" });
});

test.each([
  ["from=2026-12-01&to=2026-12-31", { from: "2026-12-01", to: "2026-12-31", courseId: undefined }],
  [
    "from=2026-12-01&to=2026-12-01&at=amata",
    { from: "2026-12-01", to: "2026-12-01", courseId: "amata" },
  ],
  ["from=2026-12-02&to=2026-12-01", undefined],
  ["from=2026-12-01&to=2027-01-01", undefined],
  ["from=2026-02-30&to=2026-12-01", undefined],
  ["", undefined],
])("the address %s asks for %o", (address, expected) => {
  expect(offerSearch(new URLSearchParams(address))).toEqual(expected);
});
