import { readdirSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { demoData, demoShop } from "#tests/process/support/demo-shop.ts";
import { childProcesses } from "#tests/support/server/child-processes.ts";
import { type ShopProcess, startShop } from "#tests/support/server/shop-process.ts";
import { signInCookie } from "#tests/support/server/sign-in.ts";

const shop = await demoShop();
const encoderPids = ({ process: { pid } }: ShopProcess) =>
  childProcesses(pid, "encoder-process.ts");

const small = await picture(600, 400);
/** A good part of a second of a processor, in few bytes. */
const slow = await picture(1_800, 1_800);

async function picture(width: number, height: number): Promise<Uint8Array<ArrayBuffer>> {
  const create = { width, height, channels: 3, background: "#3c8f7c" } as const;
  return Uint8Array.from(await sharp({ create }).png().toBuffer());
}

async function sender({ url }: ShopProcess, loginId: string) {
  const headers = { origin: url, cookie: await signInCookie(url, loginId) };
  return (bytes: Uint8Array<ArrayBuffer>, signal?: AbortSignal) => {
    const body = new FormData();
    body.append("file", new Blob([bytes]), "picture.png");
    const init = { method: "POST", headers, body, ...(signal ? { signal } : {}) };
    return fetch(`${url}/api/uploads?for=post`, init);
  };
}

test("a sender of nine at once has eight taken, and is told to retry the ninth", async () => {
  const send = await sender(shop, "demo");
  const answers = await Promise.all(Array.from({ length: 9 }, () => send(slow)));
  const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 200, 200, 503]);
  const refused = answers.find(({ status }) => status === 503);
  expect(refused?.headers.get("retry-after")).toBe("5");
  expect(await refused?.json()).toMatchObject({ ok: false, error: "upload.not_ready" });
  expect((await send(small)).status).toBe(200);
});

test("stores the current and all waiting pictures when the decoding process is killed", async () => {
  const send = await sender(shop, "guest");
  const answers = [send(slow), send(slow), send(small)];
  await expect.poll(() => encoderPids(shop)).toHaveLength(1);
  const [pid = 0] = encoderPids(shop);
  process.kill(pid, "SIGKILL");
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(encoderPids(shop)).not.toContain(pid);
});

test("a sender who disconnects while waiting leaves nothing behind", async () => {
  const send = await sender(shop, "guest");
  const other = await sender(shop, "demo");
  const leaving = new AbortController();
  const first = other(slow);
  const gone = send(slow, leaving.signal).catch(() => "gone");
  await new Promise((resolve) => setTimeout(resolve, 300));
  leaving.abort();
  expect(await gone).toBe("gone");
  expect((await first).status).toBe(200);
  expect((await send(small)).status).toBe(200);
});

test("a stop finishes the picture at work, and its process ends with the shop", async () => {
  const dataDir = await demoData();
  const stopping = await startShop({ DATA_DIR: dataDir });
  const send = await sender(stopping, "guest");
  const sent = send(small);
  await expect.poll(() => encoderPids(stopping)).toHaveLength(1);
  const [pid = 0] = encoderPids(stopping);
  const code = await stopping.stop();
  expect([(await sent).status, code]).toEqual([200, 0]);
  await expect.poll(() => isAlive(pid)).toBe(false);
  expect(readdirSync(`${dataDir}/uploads`)).toHaveLength(6);
});

test("a shop that is killed takes the process that decodes with it", async () => {
  const dying = await startShop({ DATA_DIR: await demoData() });
  const send = await sender(dying, "guest");
  const sent = send(slow).catch(() => "cut off");
  await expect.poll(() => encoderPids(dying)).toHaveLength(1);
  const [pid = 0] = encoderPids(dying);
  await dying.stop("SIGKILL");
  expect(await sent).toBe("cut off");
  await expect.poll(() => isAlive(pid)).toBe(false);
});

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
