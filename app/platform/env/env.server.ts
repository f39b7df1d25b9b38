import { isAbsolute, resolve } from "node:path";
import { z } from "zod";
import type { RouteRules } from "#app/platform/i18n/route-rules.ts";
import { APP_MODES, type AppMode, isServing } from "./app-mode.ts";
import { type ChatEnv, chatEnv, chatMistakes, chatVariables } from "./chat-env.server.ts";
import { databaseUrl, origin, port, routeRules, verification } from "./env-values.ts";
import {
  type PaymentEnv,
  paymentEnv,
  paymentMistakes,
  paymentVariables,
} from "./payment-env.server.ts";
import {
  type PlannerModelEnv,
  plannerModelEnv,
  plannerModelMistakes,
  plannerVariables,
} from "./planner-env.server.ts";
import type { SocialEnv } from "./social-env.ts";
import { storageEnv, storageMistakes, storageVariables } from "./storage-env.server.ts";

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

/** Each variable, in the order of .env.example. Everything is optional for a start without network. */
const schema = z.object({
  APP_MODE: z.enum(APP_MODES, { error: "must be demo, staging or production" }).default("demo"),
  HOST: z.string().default("0.0.0.0"),
  PORT: port.default(3000),
  PUBLIC_ORIGIN: origin.optional(),
  DATA_DIR: z.string().default(".data"),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_DIRECT_URL: databaseUrl.optional(),
  LOG_LEVEL: z
    .enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(", ")}` })
    .default("info"),
  PAGE_CACHE: z.enum(["on", "off"], { error: "must be on or off" }).default("on"),
  OFFLINE_VOUCHERS: z.enum(["on", "off"], { error: "must be on or off" }).default("on"),
  LANGUAGE_COOKIE_DOMAIN: z
    .string()
    .regex(/^[a-z0-9.-]+$/i, { error: "must be a host name such as palmtee.example" })
    .optional(),
  ROUTE_RULES: routeRules.default({}),
  APP_SECRET: z.string().min(32, { error: "must be at least 32 characters" }).optional(),
  TRUSTED_PROXIES: z
    .string()
    .transform((text) => text.split(",").map((part) => part.trim()))
    .pipe(
      z.array(z.union([z.ipv4(), z.ipv6()], { error: "must be addresses, with commas between" })),
    )
    .default([]),
  STAFF_SECOND_FACTOR: z
    .enum(["required", "optional"], { error: "must be required or optional" })
    .optional(),
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      error: "must be an address such as smtp://user:password@host:587",
    })
    .optional(),
  MAIL_FROM: z.email({ error: "must be a mail address" }).default("help@palmtee.example"),
  SOCIAL_SIMULATOR: z.enum(["on", "off"], { error: "must be on or off" }).optional(),
  GOOGLE_SITE_VERIFICATION: verification,
  NAVER_SITE_VERIFICATION: verification,
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: origin.default("https://accounts.google.com"),
  NAVER_CLIENT_ID: z.string().optional(),
  NAVER_CLIENT_SECRET: z.string().optional(),
  NAVER_LOGIN_URL: origin.default("https://nid.naver.com"),
  NAVER_API_URL: origin.default("https://openapi.naver.com"),
  KAKAO_CLIENT_ID: z.string().optional(),
  KAKAO_CLIENT_SECRET: z.string().optional(),
  KAKAO_LOGIN_URL: origin.default("https://kauth.kakao.com"),
  KAKAO_API_URL: origin.default("https://kapi.kakao.com"),
  ...paymentVariables,
  ...chatVariables,
  ...plannerVariables,
  ...storageVariables,
  HOLD_TTL_S: z.coerce
    .number({ error: "must be a number of seconds" })
    .int({ error: "must be a whole number" })
    .min(1, { error: "must be a number from 1 to 3600" })
    .max(3600, { error: "must be a number from 1 to 3600" })
    .optional(),
  MAP_TILE_URL: z
    .url({
      protocol: /^https?$/,
      error: "must be an address such as https://tiles.example/{z}/{x}/{y}.png",
    })
    .refine((text) => ["{z}", "{x}", "{y}"].every((part) => text.includes(part)), {
      error: "must hold {z}, {x} and {y}",
    })
    .optional(),
  MAP_ATTRIBUTION: z.string().max(200, { error: "must be 200 characters at most" }).default(""),
});

export type Env = {
  readonly mode: AppMode;
  readonly host: string;
  readonly port: number;
  readonly publicOrigin: string | undefined;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** The server itself, where DATABASE_URL is a pooler's. */
  readonly databaseDirectUrl: string | undefined;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  /** Off to see what a page costs to make; otherwise there is no reason to. */
  readonly cachesPages: boolean;
  /** Off takes the worker back from every browser that has it. */
  readonly savesVouchers: boolean;
  readonly languageCookieDomain: string | undefined;
  readonly routeRules: RouteRules;
  /** Encrypts secrets that must be read again, such as second factors; generated in demo mode. */
  readonly appSecret: string | undefined;
  readonly trustedProxies: readonly string[];
  readonly staffSecondFactor: "required" | "optional";
  readonly mail: { readonly smtpUrl: string | undefined; readonly from: string };
  readonly social: SocialEnv;
  /** The payment provider, if there is one. */
  readonly payment: PaymentEnv | undefined;
  /** The chat widget, if there is one. */
  readonly chat: ChatEnv | undefined;
  /** The language model of the planner, if there is one. */
  readonly plannerModel: PlannerModelEnv | undefined;
  /** How long an unpaid order holds its stock, in seconds. */
  readonly holdSeconds: number | undefined;
  /** The store for pictures instead of the disk. */
  readonly s3: ReturnType<typeof storageEnv>;
  readonly mapTiles: MapTiles | undefined;
  /** How search engines know whose shop it is. */
  readonly verification: { readonly google?: string; readonly naver?: string };
};

/** The source of a map's tiles, and its attribution. */
export type MapTiles = {
  readonly url: string;
  readonly host: string;
  readonly attribution: string;
};

/** What stops the process before it has begun: each line names one variable and what is wrong with it. */
export class BadEnvironment extends Error {
  override readonly name = "BadEnvironment";
  readonly lines: readonly string[];
  constructor(lines: readonly string[]) {
    super(lines.join("\n"));
    this.lines = lines;
  }
}

export function readEnv(variables: NodeJS.ProcessEnv): Env {
  // An empty variable is an absent one, as `PORT= npm start` means.
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""));
  const parsed = schema.safeParse(given);
  if (!parsed.success) throw new BadEnvironment(wrongLines(parsed.error));

  const env = parsed.data;
  const missing = [
    ...missingWhenServing(env),
    ...(env.DATABASE_DIRECT_URL && !env.DATABASE_URL
      ? ["DATABASE_DIRECT_URL: is set without DATABASE_URL"]
      : []),
    ...paymentMistakes(env),
    ...chatMistakes(env),
    ...plannerModelMistakes(env),
    ...storageMistakes(env),
  ];
  if (missing.length > 0) throw new BadEnvironment(missing);
  const dataDir = isAbsolute(env.DATA_DIR) ? env.DATA_DIR : resolve(env.DATA_DIR);

  return {
    mode: env.APP_MODE,
    host: env.HOST,
    port: env.PORT,
    publicOrigin: env.PUBLIC_ORIGIN,
    dataDir,
    databaseUrl: env.DATABASE_URL,
    databaseDirectUrl: env.DATABASE_DIRECT_URL,
    logLevel: env.LOG_LEVEL,
    cachesPages: env.PAGE_CACHE === "on",
    savesVouchers: env.OFFLINE_VOUCHERS === "on",
    languageCookieDomain: env.LANGUAGE_COOKIE_DOMAIN,
    routeRules: env.ROUTE_RULES,
    appSecret: env.APP_SECRET,
    trustedProxies: env.TRUSTED_PROXIES,
    staffSecondFactor:
      env.STAFF_SECOND_FACTOR ?? (isServing(env.APP_MODE) ? "required" : "optional"),
    mail: { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM },
    social: socialEnv(env),
    payment: paymentEnv(env, dataDir),
    chat: chatEnv(env),
    plannerModel: plannerModelEnv(env),
    holdSeconds: env.HOLD_TTL_S,
    s3: storageEnv(env),
    mapTiles: mapTiles(env),
    verification: {
      ...(env.GOOGLE_SITE_VERIFICATION ? { google: env.GOOGLE_SITE_VERIFICATION } : {}),
      ...(env.NAVER_SITE_VERIFICATION ? { naver: env.NAVER_SITE_VERIFICATION } : {}),
    },
  };
}

function mapTiles({ MAP_TILE_URL: url, MAP_ATTRIBUTION: attribution }: z.infer<typeof schema>) {
  return url ? { url, host: new URL(url).origin, attribution } : undefined;
}

function socialEnv(env: z.infer<typeof schema>): SocialEnv {
  return {
    simulator: env.APP_MODE === "demo" && env.SOCIAL_SIMULATOR !== "off",
    google: {
      clientId: env.GOOGLE_CLIENT_ID,
      clientSecret: env.GOOGLE_CLIENT_SECRET,
      loginUrl: env.GOOGLE_ISSUER,
      apiUrl: env.GOOGLE_ISSUER,
    },
    naver: {
      clientId: env.NAVER_CLIENT_ID,
      clientSecret: env.NAVER_CLIENT_SECRET,
      loginUrl: env.NAVER_LOGIN_URL,
      apiUrl: env.NAVER_API_URL,
    },
    kakao: {
      clientId: env.KAKAO_CLIENT_ID,
      clientSecret: env.KAKAO_CLIENT_SECRET,
      loginUrl: env.KAKAO_LOGIN_URL,
      apiUrl: env.KAKAO_API_URL,
    },
  };
}

/** The value itself is never printed: it may hold a password. */
function wrongLines({ issues }: z.ZodError): string[] {
  const first = new Map<string, string>();
  for (const { path, message } of issues) {
    const name = String(path[0]);
    if (!first.has(name)) first.set(name, `${name}: ${message}`);
  }
  return [...first.values()];
}

function missingWhenServing(env: z.infer<typeof schema>): string[] {
  const { APP_MODE: mode } = env;
  if (!isServing(mode)) return [];
  return [
    ...(env.DATABASE_URL ? [] : [`DATABASE_URL: must be set when APP_MODE is ${mode}`]),
    ...(env.PUBLIC_ORIGIN ? [] : [`PUBLIC_ORIGIN: must be set when APP_MODE is ${mode}`]),
    // Over plain http cookies would travel openly.
    ...(env.PUBLIC_ORIGIN?.startsWith("http:")
      ? [`PUBLIC_ORIGIN: must begin with https:// when APP_MODE is ${mode}`]
      : []),
    ...(env.APP_SECRET ? [] : [`APP_SECRET: must be set when APP_MODE is ${mode}`]),
    ...(env.SOCIAL_SIMULATOR === "on"
      ? [`SOCIAL_SIMULATOR: cannot be on when APP_MODE is ${mode}`]
      : []),
  ];
}
