import { expect, test } from "vitest";
import { formOf } from "#app/platform/http/form.ts";
import { refuseOddAddress, sentJson, sentText } from "#app/platform/http/sent-text.ts";

const sent = (body: BodyInit) => formOf(new Request("http://localhost/", { method: "POST", body }));
const refused = (field: string) => ({ fields: { [field]: "common.bad_request" } });

test("a form is read as it was sent", async () => {
  const form = await sent(new URLSearchParams({ name: "김도현", words: "⛳️ at nine" }));
  expect([form.get("name"), form.get("words")]).toEqual(["김도현", "⛳️ at nine"]);
});

test("a value that cannot be stored is refused under the name of its field", async () => {
  const form = sent(new URLSearchParams({ name: "김도현", words: "a\0b" }));
  await expect(form).rejects.toEqual(expect.objectContaining(refused("words")));
});

test("so is a field whose name cannot be stored, under what is left of it", async () => {
  const form = sent(new URLSearchParams({ "wo\0rds": "fine" }));
  await expect(form).rejects.toEqual(expect.objectContaining(refused("words")));
});

test("so is a file whose name cannot be stored", async () => {
  const form = new FormData();
  form.set("picture", new File(["x"], "a\0b.png"));
  await expect(sent(form)).rejects.toEqual(expect.objectContaining(refused("picture")));
});

const sending = (body: string) => new Request("http://localhost/", { method: "POST", body });

test("a body that cannot be stored is not read", async () => {
  expect(await sentText(sending("김도현 ⛳️"))).toBe("김도현 ⛳️");
  expect(await sentText(sending("a\0b"))).toBeUndefined();
});

test("JSON that escapes unstorable characters is refused as well", async () => {
  expect(await sentJson(sending('{"a":["b"]}'))).toEqual({ a: ["b"] });
  for (const odd of [{ a: "\0" }, { a: ["\ud800"] }, { "\0": 1 }]) {
    expect(await sentJson(sending(JSON.stringify(odd)))).toBeUndefined();
  }
});

test("an address with a zero character in it is refused, in its path and in its query", () => {
  refuseOddAddress(new URL("http://localhost/course?q=%25%30%30"));
  for (const odd of ["/course/a%00b", "/course?q=%00"]) {
    const refused = { data: { code: "common.bad_request" }, init: { status: 400 } };
    expect(thrownBy(() => refuseOddAddress(new URL(odd, "http://localhost")))).toMatchObject(
      refused,
    );
  }
});

function thrownBy(work: () => void): unknown {
  try {
    work();
  } catch (thrown) {
    return thrown;
  }
  return undefined;
}
