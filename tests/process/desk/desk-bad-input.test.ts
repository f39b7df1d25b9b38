import { expect, test } from "vitest";
import { MAX_RICH_TEXT } from "#app/domain/common/text/rich-text.ts";
import { demoShop } from "#tests/process/support/demo-shop.ts";
import { deskPaths } from "#tests/process/support/desk-paths.ts";
import { DIALOG_FORMS } from "#tests/process/support/dialog-forms.ts";
import { type FormField, formsOf, type PageForm } from "#tests/process/support/page-forms.ts";
import { SCRIPTED_FORMS } from "#tests/process/support/scripted-forms.ts";
import { inGroups } from "#tests/support/in-groups.ts";
import { signedIn } from "#tests/support/server/visitor.ts";

const shop = await demoShop();
const { owner } = await signedIn(shop.url, "owner");

/** Tabs of pages whose other forms are not on the first one. */
const TABS = [
  "/admin/courses/th-siam-old/price?tab=cart",
  "/admin/courses/th-siam-old/price?tab=caddy",
  "/admin/courses/th-siam-old/price?tab=file",
  "/admin/courses/th-siam-old/price?tab=rules",
  "/admin/hotel/room/ht-amari-pattaya-room-1/price?tab=rules",
  "/admin/hotel/room/ht-amari-pattaya-room-1/price?tab=places",
];
/** Every page of the desk in the route table, including new ones. */
const PAGES = [...deskPaths().flatMap(({ path, isPage }) => (isPage ? [path] : [])), ...TABS];

/** Invalid values for each kind of field; each must be refused with the name of the field. */
const WRONG: Readonly<Record<FormField["kind"], readonly string[]>> = {
  hidden: [],
  choice: ["no such choice"],
  date: ["2027-02-30", "tomorrow"],
  number: ["-99999999999", "99999999999", "many"],
  text: ["가".repeat(MAX_RICH_TEXT + 1)],
};
const REVERSED = [
  ["from", "to"],
  ["startsOn", "endsOn"],
] as const;

type Field = { readonly name: string; readonly value: string };

function send(action: string, fields: readonly Field[]) {
  const form = fields.map(({ name, value }) => [name, value] as const);
  return owner.post(action.replace(/^[^?]*/, "$&.data"), form);
}

/** The form with some fields changed, as a person would send it. */
function changed(form: PageForm, wrong: Readonly<Record<string, string>>): readonly Field[] {
  const kept = form.fields.filter(({ name }) => !(name in wrong));
  return [...kept, ...Object.entries(wrong).map(([name, value]) => ({ name, value }))];
}

function attemptsOf(form: PageForm): readonly Readonly<Record<string, string>>[] {
  const visible = form.fields.filter(({ kind }) => kind !== "hidden");
  const names = new Set(visible.map(({ name }) => name));
  return [
    ...visible.flatMap(({ name, kind, isRequired }) => [
      ...(isRequired ? [{ [name]: "" }] : []),
      ...WRONG[kind].map((value) => ({ [name]: value })),
    ]),
    ...REVERSED.filter((pair) => pair.every((name) => names.has(name))).map(([first, last]) => ({
      [first]: "2027-03-10",
      [last]: "2027-03-01",
    })),
  ];
}

/** Its own name, or, for what is looked up only in a complete form, that of a field that is still empty. */
function isNamed(form: PageForm, wrong: Readonly<Record<string, string>>, text: string): boolean {
  const says = (name: string) => text.includes(JSON.stringify(name));
  const names = Object.keys(wrong);
  // What to do with it is added by the page's script.
  if (names.some(says) || says("intent")) return true;
  const isLookedUp =
    names.length > 1 || form.fields.some(({ name, kind }) => name in wrong && kind === "choice");
  return isLookedUp && form.fields.some(({ name, value }) => value === "" && says(name));
}

/** What was sent and neither refused nor named. */
async function slipsOf(form: PageForm): Promise<readonly string[]> {
  const slips = await inGroups(attemptsOf(form), async (wrong) => {
    const { status, text } = await send(form.action, changed(form, wrong));
    if ([400, 409, 422].includes(status) && isNamed(form, wrong, text)) return [];
    const values = Object.entries(wrong).map(([name, value]) => `${name}=${value.slice(0, 20)}`);
    return [`${form.action} ${values.join(" ")}: ${status} ${text.slice(0, 200)}`];
  });
  return slips.flat();
}

test.each(PAGES)("%s: an invalid value is refused with the name of its field", async (page) => {
  const html = (await owner.get(page)).text;
  const slips: string[] = [];
  for (const form of formsOf(html, page)) slips.push(...(await slipsOf(form)));
  expect(slips).toEqual([]);
});

test.each(DIALOG_FORMS)(
  "$note: a wrong value is refused with the name of its field",
  async (form) => {
    expect(await slipsOf(form)).toEqual([]);
  },
);

/** Every change at the desk is written down: where the newest entries are the same, nothing has changed. */
const newestChanges = async () => (await owner.get("/admin/audit.data")).text;

test.each(SCRIPTED_FORMS)(
  "$note: nonsense is refused with the name of its field, and nothing changes",
  async ({ action, form, field, wrong }) => {
    const before = await newestChanges();
    await inGroups(wrong, async (value) => {
      const sent = Object.entries({ ...form, [field]: value });
      const fields = sent.map(([name, text]) => ({ name, value: text }));
      const { status, text } = await send(action, fields);
      const isNamedSo = [400, 422].includes(status) && text.includes(JSON.stringify(field));
      expect([value.slice(0, 60), isNamedSo], text.slice(0, 300)).toEqual([
        value.slice(0, 60),
        true,
      ]);
    });
    expect(await newestChanges()).toBe(before);
  },
);
