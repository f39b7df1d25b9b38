import { preferForOutOfMemory } from "../own-process.ts";
import {
  CPU_LIMIT,
  type EncoderAnswer,
  type EncoderTask,
  OVERRUN_EXIT,
} from "./picture-encoder.ts";

const LOOK_MS = 100;
const cpuLimitMs = Number(process.env[CPU_LIMIT.variable] ?? CPU_LIMIT.ms);

preferForOutOfMemory();
// The shop ends this process; a signal to the whole group must not cut off an upload that the shop still finishes.
process.on("SIGINT", () => {});
process.on("SIGTERM", () => {});
process.on("disconnect", () => process.exit(0));

process.on("message", async (task: EncoderTask) => {
  const begun = process.cpuUsage();
  const watch = setInterval(() => {
    const { user, system } = process.cpuUsage(begun);
    if ((user + system) / 1_000 > cpuLimitMs) process.exit(OVERRUN_EXIT);
  }, LOOK_MS);
  const answer = await answerTo(task);
  clearInterval(watch);
  process.send?.(answer);
});

async function answerTo({ bytes, only }: EncoderTask): Promise<EncoderAnswer> {
  try {
    const { encodePicture } = await import("./encode-picture.ts");
    await restrictSharp();
    return await encodePicture(bytes, only);
  } catch (cause) {
    return { failed: String(cause) };
  }
}

/** One thread, no memory of earlier pictures, and only the decoders of the three accepted kinds. */
async function restrictSharp(): Promise<void> {
  const module = await import("sharp").catch(() => undefined);
  if (!module) return;
  const sharp = module.default;
  sharp.concurrency(1);
  sharp.cache(false);
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({
    operation: [
      "VipsForeignLoadJpegBuffer",
      "VipsForeignLoadPngBuffer",
      "VipsForeignLoadWebpBuffer",
    ],
  });
}
