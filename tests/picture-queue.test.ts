import { expect, test } from "vitest";
import type { EncodeResult } from "#app/integrations/picture/picture-encoder.ts";
import { type PictureQueue, pictureQueue } from "#app/integrations/picture/picture-queue.ts";

const PICTURE: EncodeResult = {
  picture: { widths: [9], width: 9, height: 9, blur: "", files: [] },
};

/** An encoder that ends a picture on request. */
function slowEncoder() {
  const atWork: { readonly name: string; readonly end: (error?: Error) => void }[] = [];
  const order: string[] = [];
  const encode = (bytes: Uint8Array) =>
    new Promise<EncodeResult>((resolve, reject) => {
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

async function sending({ enter }: PictureQueue, sender: string, name = sender) {
  const place = enter(sender);
  if (!place) return "no place";
  try {
    return await place.encode(Buffer.from(name)).then(
      () => "stored",
      (cause) => cause.message,
    );
  } finally {
    place.leave();
  }
}

test("one picture is decoded at a time, and the next begins when it has ended", async () => {
  const encoder = slowEncoder();
  const queue = pictureQueue(encoder.encode);
  const answers = ["a", "b", "c"].map((sender) => sending(queue, sender));
  await settled();
  for (const left of [1, 1, 1]) {
    expect(encoder.atWork).toHaveLength(left);
    await encoder.endOne();
  }
  expect(await Promise.all(answers)).toEqual(["stored", "stored", "stored"]);
});

test("a failed picture is reported to its sender alone, and the queue continues", async () => {
  const encoder = slowEncoder();
  const queue = pictureQueue(encoder.encode);
  const answers = ["a", "b"].map((sender) => sending(queue, sender));
  await settled();
  await encoder.endOne(new Error("broken"));
  await encoder.endOne();
  expect(await Promise.all(answers)).toEqual(["broken", "stored"]);
});

test("a sender of many pictures delays another sender by one", async () => {
  const encoder = slowEncoder();
  const queue = pictureQueue(encoder.encode);
  const names = ["a1", "a2", "a3", "a4", "b1", "c1", "b2"];
  const answers = names.map((name) => sending(queue, name.slice(0, 1), name));
  await settled();
  for (const _ of names) await encoder.endOne();
  await Promise.all(answers);
  expect(encoder.order).toEqual(["a1", "b1", "a2", "c1", "a3", "b2", "a4"]);
});

test("a sixteenth upload is admitted, a seventeenth has no place, and a place that is left is free again", async () => {
  const encoder = slowEncoder();
  const queue = pictureQueue(encoder.encode);
  const answers = Array.from({ length: 16 }, (_, index) => sending(queue, `sender ${index}`));
  await settled();
  expect(queue.enter("late")).toBeUndefined();

  await encoder.endOne();
  const admitted = sending(queue, "late");
  for (let left = 16; left > 0; left -= 1) await encoder.endOne();
  expect(await Promise.all([...answers, admitted])).toEqual(Array(17).fill("stored"));
});

test("one sender has eight places, and leaves the others to others", async () => {
  const encoder = slowEncoder();
  const queue = pictureQueue(encoder.encode);
  const eight = Array.from({ length: 8 }, () => sending(queue, "a"));
  expect(await sending(queue, "a")).toBe("no place");
  const other = sending(queue, "b");
  await settled();
  for (let left = 9; left > 0; left -= 1) await encoder.endOne();
  expect([await Promise.all(eight), await other]).toEqual([Array(8).fill("stored"), "stored"]);
});

test("a picture whose sender has left is not decoded", async () => {
  const encoder = slowEncoder();
  const queue = pictureQueue(encoder.encode);
  const leaving = new AbortController();
  const first = sending(queue, "a");
  const gone = queue.enter("b")?.encode(Buffer.from("b"), { left: leaving.signal });
  const next = sending(queue, "c");
  await settled();
  leaving.abort();
  await encoder.endOne();
  expect(await gone).toEqual({ refused: "common.bad_request" });
  await encoder.endOne();
  expect([await first, await next, encoder.order]).toEqual(["stored", "stored", ["a", "c"]]);
});
