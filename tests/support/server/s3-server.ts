import { rm } from "node:fs/promises";
import S3rver from "@20minutes/s3rver";
import { afterAll } from "vitest";
import { freePort } from "./free-port.ts";
import { temporaryDirectory } from "./shop-process.ts";

/** A server that speaks S3 and checks signatures, with one empty bucket; it can be stopped and started again. */
export async function s3Server() {
  const directory = await temporaryDirectory();
  const port = await freePort();
  const config = {
    endpoint: `http://127.0.0.1:${port}`,
    region: "ap-northeast-2",
    bucket: "pictures",
    accessKeyId: "S3RVER",
    secretAccessKey: "S3RVER",
  };
  let server: S3rver | undefined;
  async function start(): Promise<void> {
    server = new S3rver({
      port,
      address: "127.0.0.1",
      silent: true,
      directory,
      vhostBuckets: false,
      configureBuckets: [{ name: config.bucket }],
    });
    await server.run();
  }
  async function stop(): Promise<void> {
    await server?.close();
    server = undefined;
  }
  await start();
  afterAll(async () => {
    await stop();
    await rm(directory, { recursive: true, force: true });
  });
  return { config, start, stop };
}
