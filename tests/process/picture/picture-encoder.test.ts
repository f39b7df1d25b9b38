import { readdirSync } from "node:fs";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { processEncoder } from "#app/integrations/picture/process-encoder.ts";
import { childProcesses, readProcess } from "#tests/support/server/child-processes.ts";

const photo = await blank(600, 400).jpeg().toBuffer();

function blank(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: "#3c8f7c" } });
}

function encoder(limits: { cpuLimitMs?: number; timeLimitMs?: number; idleMs?: number } = {}) {
  const crashes: object[] = [];
  const { encode, stop } = processEncoder({ onCrash: (facts) => crashes.push(facts), ...limits });
  onTestFinished(stop);
  const refusalOf = async (bytes: Uint8Array) => {
    const result = await encode(bytes);
    return "refused" in result ? result.refused : "encoded";
  };
  const picture = async (bytes: Uint8Array) => {
    const result = await encode(bytes);
    if ("refused" in result) throw new Error(result.refused);
    return result.picture;
  };
  return { refusalOf, picture, stop, crashes };
}

const encoderPids = () => childProcesses(process.pid, "encoder-process.ts");

test("a picture is encoded as in this process, and the next one by the same process", async () => {
  const { picture } = encoder();
  const { widths, width, height, files } = await picture(photo);
  expect({ widths, width, height }).toEqual({ widths: [240, 480, 600], width: 600, height: 400 });
  expect(files.map((file) => `${file.width} ${file.format}`)).toHaveLength(6);
  const [file] = files;
  expect((await sharp(file?.bytes).metadata()).width).toBe(240);
  const before = encoderPids();
  await picture(photo);
  expect([encoderPids(), before.length]).toEqual([before, 1]);
});

test("every thread of the process yields to the shop, and it has none of its secrets", async () => {
  process.env.APP_SECRET_OF_TEST = "secret";
  onTestFinished(() => void delete process.env.APP_SECRET_OF_TEST);
  const { picture } = encoder();
  await picture(photo);
  const [pid] = encoderPids();
  const threads = readdirSync(`/proc/${pid}/task`).map((thread) => {
    const stat = readProcess(pid, `task/${thread}/stat`);
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[16];
  });
  expect(new Set(threads)).toEqual(new Set(["10"]));
  expect(readProcess(pid, "environ")).not.toContain("secret");
  expect(readProcess(pid, "oom_score_adj").trim()).toBe("1000");
});

test("a file that is no picture is refused with its reason, and the process keeps running", async () => {
  const { picture, refusalOf, crashes } = encoder();
  const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>`);
  for (const bytes of [svg, Buffer.from("nonsense"), await blank(9, 9).gif().toBuffer()]) {
    expect(await refusalOf(bytes)).toBe("upload.not_an_image");
  }
  expect((await picture(photo)).width).toBe(600);
  expect(crashes).toEqual([]);
});

test("a picture that takes too much processor time is stopped with a reason, and the next is encoded", async () => {
  const limited = encoder({ cpuLimitMs: 500 });
  // Noise takes seconds on any machine; a plain colour does not.
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  const create = {
    width: 3_000,
    height: 3_000,
    channels: 3,
    background: "#808080",
    noise,
  } as const;
  const large = await sharp({ create }).jpeg().toBuffer();
  expect(await limited.refusalOf(large)).toBe("upload.too_slow");
  expect((await limited.picture(photo)).width).toBe(600);
  expect(limited.crashes).toEqual([]);
});

test("a picture that takes too long is stopped with a reason, and another process takes the next", async () => {
  const { refusalOf, crashes } = encoder({ timeLimitMs: 1 });
  expect(await refusalOf(photo)).toBe("upload.too_slow");
  await expect.poll(encoderPids).toEqual([]);
  expect(await refusalOf(photo)).toBe("upload.too_slow");
  expect(crashes).toEqual([]);
});

test("after a crash the picture is encoded by another process, and the crash is logged", async () => {
  const { picture, crashes } = encoder();
  await picture(photo);
  const [pid = 0] = encoderPids();
  const running = picture(await blank(4_000, 4_000).png().toBuffer());
  process.kill(pid, "SIGKILL");
  expect((await running).width).toBe(2_400);
  expect(encoderPids()).not.toContain(pid);
  expect(crashes).toHaveLength(1);
});

test("without pictures the process ends, and the next picture starts another", async () => {
  const { picture, crashes } = encoder({ idleMs: 50 });
  await picture(photo);
  await expect.poll(encoderPids).toEqual([]);
  expect((await picture(photo)).width).toBe(600);
  expect(crashes).toEqual([]);
});

test("a stop ends the process immediately; its current work is refused for now, as is all that follows", async () => {
  const { picture, refusalOf, stop, crashes } = encoder();
  await picture(photo);
  const running = refusalOf(photo);
  stop();
  expect([await running, await refusalOf(photo)]).toEqual(["upload.not_ready", "upload.not_ready"]);
  await expect.poll(encoderPids).toEqual([]);
  expect(crashes).toEqual([]);
});
