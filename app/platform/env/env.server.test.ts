import { expect, test } from "vitest";
import { BadEnvironment, readEnv } from "./env.server.ts";

test.each<{ because: string; env: NodeJS.ProcessEnv; line: string }>([
  {
    because: "a port that is no number",
    env: { PORT: "many" },
    line: "PORT: must be a number from 0 to 65535",
  },
  {
    because: "a port above the last",
    env: { PORT: "70000" },
    line: "PORT: must be a number from 0 to 65535",
  },
  {
    because: "a mode that does not exist",
    env: { APP_MODE: "preview" },
    line: "APP_MODE: must be demo, staging or production",
  },
  {
    because: "an origin with a path",
    env: { PUBLIC_ORIGIN: "https://palmtee.example/shop" },
    line: "PUBLIC_ORIGIN: must be an origin alone, without path or query",
  },
  {
    because: "an origin over plain http in production",
    env: {
      APP_MODE: "production",
      PUBLIC_ORIGIN: "http://palmtee.example",
      DATABASE_URL: "postgres://one/shop",
      APP_SECRET: "a secret that is long enough for us",
      TOSS_CLIENT_KEY: "live_ck_one",
      TOSS_SECRET_KEY: "live_sk_one",
    },
    line: "PUBLIC_ORIGIN: must begin with https:// when APP_MODE is production",
  },
  {
    because: "a log level that does not exist",
    env: { LOG_LEVEL: "loud" },
    line: "LOG_LEVEL: must be one of fatal, error, warn, info, debug, trace, silent",
  },
  {
    because: "a list of servers with a gap",
    env: { DATABASE_URL: "postgres://one,,two/shop" },
    line: "DATABASE_URL: must be an address such as postgres://user:password@host:5432/palmtee",
  },
  {
    because: "a server behind a pooler that is not named",
    env: { DATABASE_DIRECT_URL: "postgres://one/shop" },
    line: "DATABASE_DIRECT_URL: is set without DATABASE_URL",
  },
  {
    because: "a database of another kind",
    env: { DATABASE_URL: "mysql://root@localhost/shop" },
    line: "DATABASE_URL: must be an address such as postgres://user:password@host:5432/palmtee",
  },
  {
    because: "route rules that are no JSON",
    env: { ROUTE_RULES: "/old=/new" },
    line: 'ROUTE_RULES: must be JSON such as {"/old":"/new"}',
  },
])("$because is refused in one line that names it", ({ env, line }) => {
  expect(() => readEnv(env)).toThrow(new BadEnvironment([line]));
});

test("two wrong variables are named in two lines", () => {
  expect(() => readEnv({ PORT: "x", LOG_LEVEL: "y" })).toThrow(
    new BadEnvironment([
      "PORT: must be a number from 0 to 65535",
      "LOG_LEVEL: must be one of fatal, error, warn, info, debug, trace, silent",
    ]),
  );
});

const BUCKET = {
  S3_ENDPOINT: "https://s3.ap-northeast-2.amazonaws.com",
  S3_REGION: "ap-northeast-2",
  S3_BUCKET: "palmtee-pictures",
  S3_ACCESS_KEY_ID: "key",
  S3_SECRET_ACCESS_KEY: "a secret",
};

test("a bucket is used when all of it is configured, and the disk when none of it is", () => {
  expect(readEnv(BUCKET).s3).toEqual({
    endpoint: "https://s3.ap-northeast-2.amazonaws.com",
    region: "ap-northeast-2",
    bucket: "palmtee-pictures",
    accessKeyId: "key",
    secretAccessKey: "a secret",
  });
  expect(readEnv({}).s3).toBeUndefined();
});

test.each(["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"])(
  "a bucket without %s stops the start",
  (name) => {
    const line = `${name}: must be set, other variables of S3 are`;
    expect(() => readEnv({ ...BUCKET, [name]: "" })).toThrow(new BadEnvironment([line]));
  },
);
