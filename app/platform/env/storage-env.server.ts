import { z } from "zod";
import type { S3Config } from "#app/integrations/storage/s3-storage.ts";
import { origin } from "./env-values.ts";

/** The variables of a storage that speaks S3, in the order of .env.example. */
export const storageVariables = {
  S3_ENDPOINT: origin.optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/, { error: "must be a region such as ap-northeast-2" })
    .default("auto"),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, { error: "must be the name of a bucket" })
    .optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
};

const variables = z.object(storageVariables);
type Variables = z.output<typeof variables>;

const TOGETHER = ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;

/** Undefined where pictures are stored on disk. */
export function storageEnv(env: Variables): S3Config | undefined {
  const { S3_ENDPOINT: endpoint, S3_REGION: region, S3_BUCKET: bucket } = env;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) return undefined;
  return { endpoint, region, bucket, accessKeyId, secretAccessKey };
}

/** Half a configuration would silently store pictures on a local disk. */
export function storageMistakes(env: Variables): string[] {
  const missing = TOGETHER.filter((name) => !env[name]);
  if (missing.length === TOGETHER.length) return [];
  return missing.map((name) => `${name}: must be set, other variables of S3 are`);
}
