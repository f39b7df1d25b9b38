import { expect, test } from "vitest";
import { maskName } from "./member-name.ts";

test.each([
  ["김도현", "김*현"],
  ["김철", "김*"],
  ["김", "김*"],
  ["남궁철수", "남**수"],
  ["남궁 철수", "남**수"],
  ["Emma Clarke", "Emma C."],
  ["  emma   van der clarke ", "emma C."],
  ["Emma", "Emma"],
  ["Élodie Ångström", "Élodie Å."],
  ["", ""],
])("%s is shown as %s", (name, shown) => {
  expect(maskName(name)).toBe(shown);
});
