import { expect, test } from "vitest";
import type { EncodedPicture } from "#app/integrations/picture/picture-encoder.ts";
import { pictureQueue } from "#app/integrations/picture/picture-queue.ts";

const PICTURE: EncodedPicture = { widths: [9], width: 9, height: 9, blur: "", files: [] };

/** An encoder that ends a picture when it is told to. */
function slowEncoder() {
  const atWork: { readonly name: string; readonly end: (error?: Error) => void }[] = [];
  const order: string[] = [];
  const encode = (bytes: Uint8Array) =>
    new Promise<EncodedPicture>((resolve, reject) => {
      const name = Buffer.from(bytes).toString();
      order.push(name);
      atWork.push({ name, end: (error) => (error ? reject(error) : resolve(PICTURE)) });
    });
  async function endOne(error?: Error): Promise<void> {
    atWork.shift()?.end(error);
    await settled();
  }
  return { encode, atWork, order, endOne };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

function sending({ admit }: ReturnType<typeof pictureQueue>, sender: string, name = sender) {
  return admit(sender, (encode) => encode(Buffer.from(name))).then(
    () => "stored",
    (cause) => cause.code ?? cause.message,
  );
}

test("one picture is decoded at a time, and the next begins when it has ended", async () => {
  const encoder = slowEncoder();
  const queue = pictureQueue(encoder);
  const answers = ["a", "b", "c"].map((sender) => sending(queue, sender));
  await settled();
  for (const left of [1, 1, 1]) {
    expect(encoder.atWork).toHaveLength(left);
    await encoder.endOne();
  }
  expect(await Promise.all(answers)).toEqual(["stored", "stored", "stored"]);
});

test("a picture that fails is told to its sender alone, and the queue goes on", async () => {
  const encoder = slowEncoder();
  const queue = pictureQueue(encoder);
  const answers = ["a", "b"].map((sender) => sending(queue, sender));
  await settled();
  await encoder.endOne(new Error("broken"));
  await encoder.endOne();
  expect(await Promise.all(answers)).toEqual(["broken", "stored"]);
});

test("whoever sends many at once delays another sender by one picture", async () => {
  const encoder = slowEncoder();
  const queue = pictureQueue(encoder);
  const names = ["a1", "a2", "a3", "a4", "b1", "c1", "b2"];
  const answers = names.map((name) => sending(queue, name.slice(0, 1), name));
  await settled();
  for (const _ of names) await encoder.endOne();
  await Promise.all(answers);
  expect(encoder.order).toEqual(["a1", "b1", "a2", "c1", "a3", "b2", "a4"]);
});

test("a sixteenth upload is admitted, a seventeenth is refused before it is read, and a place that is left is free again", async () => {
  const encoder = slowEncoder();
  const queue = pictureQueue(encoder);
  const answers = Array.from({ length: 16 }, (_, index) => sending(queue, `sender ${index}`));
  await settled();
  let isRead = false;
  const late = () =>
    queue.admit("late", async (encode) => {
      isRead = true;
      return encode(Buffer.from("late"));
    });
  await expect(late()).rejects.toMatchObject({ code: "upload.busy", status: 503 });
  expect(isRead).toBe(false);

  await encoder.endOne();
  const admitted = late();
  for (let left = 16; left > 0; left -= 1) await encoder.endOne();
  expect([await Promise.all(answers), await admitted]).toEqual([Array(16).fill("stored"), PICTURE]);
});

test("one sender has eight places, and leaves the others to others", async () => {
  const encoder = slowEncoder();
  const queue = pictureQueue(encoder);
  const eight = Array.from({ length: 8 }, () => sending(queue, "a"));
  expect(await sending(queue, "a")).toBe("upload.busy");
  const other = sending(queue, "b");
  await settled();
  for (let left = 9; left > 0; left -= 1) await encoder.endOne();
  expect([await Promise.all(eight), await other]).toEqual([Array(8).fill("stored"), "stored"]);
});

test("a place is left when the file cannot be read", async () => {
  const queue = pictureQueue(slowEncoder());
  for (let tries = 0; tries < 20; tries += 1) {
    const broken = queue.admit("a", async () => Promise.reject(new Error("no form")));
    await expect(broken).rejects.toThrow("no form");
  }
});

test("a picture whose sender has left is not decoded", async () => {
  const encoder = slowEncoder();
  const queue = pictureQueue(encoder);
  const leaving = new AbortController();
  const first = sending(queue, "a");
  const gone = expect(
    queue.admit("b", (encode) => encode(Buffer.from("b"), leaving.signal)),
  ).rejects.toMatchObject({ code: "common.bad_request" });
  const next = sending(queue, "c");
  await settled();
  leaving.abort();
  await encoder.endOne();
  await gone;
  await encoder.endOne();
  expect([await first, await next, encoder.order]).toEqual(["stored", "stored", ["a", "c"]]);
});
