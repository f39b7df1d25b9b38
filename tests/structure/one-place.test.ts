import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LOCALES } from "#app/domain/common/language/languages.ts";
import { HALF_OPEN_MINUTES, SESSION_HOURS } from "#app/domain/member/login/session-times.ts";
import { MAX_IMAGE_MB, MAX_IMAGES } from "#app/domain/picture/upload.ts";
import { addAllMessages } from "#app/platform/i18n/add-messages.server.ts";
import { SAID_NUMBERS, translator } from "#app/platform/i18n/i18n.ts";

addAllMessages();

const read = (file: string) => readFileSync(file, "utf8");
const code = globSync("app/**/*.{ts,tsx}").filter((file) => !/\.test\.tsx?$/.test(file));
const messages = (locale: string, files = "*/*") =>
  globSync(`app/locales/${locale}/${files}.json`).map(read).join("\n");

test.each(LOCALES)(
  "no message in %s spells out how many pictures are taken, or how large",
  (locale) => {
    const count = `\\b${MAX_IMAGES} ?(장|images|pictures|photos)`;
    const spelled = new RegExp(`${count}|\\b${MAX_IMAGE_MB} ?MB`, "g");
    expect(messages(locale).match(spelled)).toBeNull();
  },
);

test.each(LOCALES)("no message in %s spells out how long a login, code or link lasts", (locale) => {
  const about = messages(locale, "{member/*,common/errors,desk/desk,message/message}");
  expect(about.match(/\d\d ?(분|minutes)/g)).toBeNull();
});

test.each(LOCALES)(
  "every number that a message in %s may name is named, with its value",
  (locale) => {
    const all = messages(locale);
    expect(Object.keys(SAID_NUMBERS).filter((name) => !all.includes(`{{${name}}}`))).toEqual([]);
    expect(translator(locale)("errors:upload.too_many")).toContain(String(MAX_IMAGES));
  },
);

test("the number of pictures is decided in one file", () => {
  const decided = code.filter((file) => /\bMAX_(IMAGES|PICTURES)\w* = /.test(read(file)));
  expect(decided).toEqual(["app/domain/picture/upload.ts"]);
});

test("a role of the staff is named in one list", () => {
  const naming = code.filter((file) => /"(ops|support)"/.test(read(file)));
  expect(naming.sort()).toEqual([
    // Their rights are a record with one entry for each of these (`RIGHTS` in role.ts).
    "app/domain/desk/role/role-names.ts",
    // One account of each for the demo.
    "app/domain/member/login/demo-accounts.ts",
  ]);
});

test("the times of sessions are those that docs/security.md promises", () => {
  const hours = (text = "") => {
    const [, count, unit] = /(\d+) (day|hour)/.exec(text) ?? [];
    return Number(count) * (unit === "day" ? 24 : 1);
  };
  const rows = read("docs/security.md")
    .split("\n")
    .map((row) => row.split(" | "));
  const promised = (who: string) => {
    const row = rows.find(([first]) => first === `| ${who}`);
    return { unused: hours(row?.[1]), atMost: hours(row?.[2]) };
  };
  expect({
    member: promised("member"),
    stays: promised("member who stays"),
    staff: promised("staff"),
  }).toEqual(SESSION_HOURS);
  expect(rows.find(([first]) => first === "| between password and factor")?.[2]).toBe(
    `${HALF_OPEN_MINUTES} minutes`,
  );
});
