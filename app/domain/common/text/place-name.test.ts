import { expect, test } from "vitest";
import { countryName, languageName } from "./place-name.ts";

test("languages and countries are named in the reader's language", () => {
  expect(languageName("th", "ko")).toBe("태국어");
  expect(languageName("zh", "en")).toBe("Chinese");
  expect(countryName("TH", "ko")).toBe("태국");
  expect(countryName("VN", "en")).toBe("Vietnam");
});

test("shows text that is not a code unchanged", () => {
  expect(languageName("not a language", "ko")).toBe("not a language");
  expect(countryName("", "en")).toBe("");
});
