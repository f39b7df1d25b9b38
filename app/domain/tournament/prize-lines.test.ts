import { expect, test } from "vitest";
import { PRIZE_LINES, SCHEDULE_LINES } from "./prize-lines.ts";

test.each([
  [PRIZE_LINES, "Winner", "record.line"],
  [PRIZE_LINES, "Winner | ", "record.line"],
  [SCHEDULE_LINES, "7 o'clock | Shotgun start", "record.line"],
  [SCHEDULE_LINES, Array.from({ length: 31 }, () => "07:00 | Start").join("\n"), "record.line"],
])("refuses a line without its two parts, or too many lines", (codec, text, code) => {
  expect(codec.read(text)).toEqual({ code });
});

test("stores a prize for each line of both languages", () => {
  const texts = { ko: "우승 | 트로피\n2위 | 상품권", en: "Winner | A trophy" };
  const stored = PRIZE_LINES.store(texts);
  expect(stored).toEqual([
    { place: { ko: "우승", en: "Winner" }, prize: { ko: "트로피", en: "A trophy" } },
    { place: { ko: "2위", en: "" }, prize: { ko: "상품권", en: "" } },
  ]);
  expect([PRIZE_LINES.write(stored, "ko"), PRIZE_LINES.write(stored, "en")]).toEqual([
    texts.ko,
    texts.en,
  ]);
});

test("stores the hour of a plan once for all languages", () => {
  const stored = SCHEDULE_LINES.store({ ko: "07:00 | 샷건", en: "07:00 | Shotgun start" });
  expect(stored).toEqual([{ time: "07:00", what: { ko: "샷건", en: "Shotgun start" } }]);
  expect(SCHEDULE_LINES.write(stored, "en")).toBe("07:00 | Shotgun start");
});
