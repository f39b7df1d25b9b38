import { join } from "node:path";
import { z } from "zod";
import { type AppMode, isServing } from "./app-mode.ts";

const address = (example: string) =>
  z
    .url({ protocol: /^https?$/, error: `must be an address such as ${example}` })
    .transform((text) => text.replace(/\/$/, ""));

/** The variables of the card provider, in the order of .env.example. */
export const paymentVariables = {
  TOSS_SIMULATOR: z.enum(["on", "off"], { error: "must be on or off" }).optional(),
  TOSS_CLIENT_KEY: z
    .string()
    .regex(/^(test|live)_g?ck_\w+$/, { error: "must be a client key such as live_ck_…" })
    .optional(),
  TOSS_SECRET_KEY: z
    .string()
    .regex(/^(test|live)_g?sk_\w+$/, { error: "must be a secret key such as live_sk_…" })
    .optional(),
  TOSS_API_BASE_URL: address("https://api.tosspayments.com").default(
    "https://api.tosspayments.com",
  ),
  TOSS_SDK_SRC: address("https://js.tosspayments.com/v2/standard").default(
    "https://js.tosspayments.com/v2/standard",
  ),
  TOSS_TIMEOUT_MS: z.coerce
    .number({ error: "must be a number of milliseconds" })
    .int({ error: "must be a whole number" })
    .min(1_000, { error: "must be a number from 1000 to 120000" })
    .max(120_000, { error: "must be a number from 1000 to 120000" })
    .default(30_000),
};

const variables = z.object(paymentVariables);
type Variables = z.output<typeof variables> & { readonly APP_MODE: AppMode };

export type PaymentEnv = {
  readonly clientKey: string;
  readonly secretKey: string;
  /** Which window the keys open: the card window of `payment()`, or the widgets. */
  readonly family: "individual" | "widget";
  readonly apiUrl: string;
  readonly scriptUrl: string;
  readonly timeoutMs: number;
  /** Our simulator replaces both addresses; never in production. */
  readonly simulator: PaymentSimulatorEnv | undefined;
};

export type PaymentSimulatorEnv = {
  readonly ledgerFile: string;
  /** Its API answers over the network only where the operator chose the key. */
  readonly isOpen: boolean;
};

const DEMO_KEYS = { clientKey: "test_ck_palmtee_demo", secretKey: "test_sk_palmtee_demo" };

/** Undefined where nothing can be paid: a demo without simulator and without keys. */
export function paymentEnv(env: Variables, dataDir: string): PaymentEnv | undefined {
  const { TOSS_CLIENT_KEY: clientKey, TOSS_SECRET_KEY: secretKey } = env;
  const given = clientKey && secretKey ? { clientKey, secretKey } : undefined;
  const isSimulated =
    env.APP_MODE === "demo" && (given ? env.TOSS_SIMULATOR === "on" : env.TOSS_SIMULATOR !== "off");
  if (!given && !isSimulated) return undefined;
  const keys = given ?? DEMO_KEYS;
  return {
    ...keys,
    family: partsOf(keys.clientKey).isWidget ? "widget" : "individual",
    apiUrl: env.TOSS_API_BASE_URL,
    scriptUrl: env.TOSS_SDK_SRC,
    timeoutMs: env.TOSS_TIMEOUT_MS,
    simulator: isSimulated
      ? { ledgerFile: join(dataDir, "toss-simulator.jsonl"), isOpen: given !== undefined }
      : undefined,
  };
}

/** What stops the start: keys that do not belong together, to this mode, or to this address. */
export function paymentMistakes(env: Variables): string[] {
  const { TOSS_CLIENT_KEY: client, TOSS_SECRET_KEY: secret } = env;
  const { APP_MODE: mode } = env;
  const isProduction = mode === "production";
  const keys = [
    ["TOSS_CLIENT_KEY", client],
    ["TOSS_SECRET_KEY", secret],
  ] as const;
  return [
    ...(isServing(mode) && env.TOSS_SIMULATOR === "on"
      ? [`TOSS_SIMULATOR: cannot be on when APP_MODE is ${mode}`]
      : []),
    ...keys.flatMap(([name, key]) => {
      if (!key && isServing(mode)) return [`${name}: must be set when APP_MODE is ${mode}`];
      if (!key)
        return client || secret ? [`${name}: must be set, the other key of the pair is`] : [];
      if (partsOf(key).isLive === isProduction) return [];
      return [
        isProduction
          ? `${name}: must be a live key when APP_MODE is production`
          : `${name}: a live key is refused unless APP_MODE is production`,
      ];
    }),
    ...(client && secret && !isPair(client, secret)
      ? ["TOSS_SECRET_KEY: must be of the same kind as TOSS_CLIENT_KEY"]
      : []),
    ...(["TOSS_API_BASE_URL", "TOSS_SDK_SRC"] as const).flatMap((name) =>
      isSafe(env[name], isServing(mode)) ? [] : [`${name}: must be an https address`],
    ),
  ];
}

function partsOf(key: string) {
  return { isLive: key.startsWith("live_"), isWidget: /^\w+?_g[cs]k_/.test(key) };
}

function isPair(client: string, secret: string): boolean {
  const [one, other] = [partsOf(client), partsOf(secret)];
  return one.isLive === other.isLive && one.isWidget === other.isWidget;
}

/** Plain http is allowed for a simulator on this machine only. */
function isSafe(text: string, isServed: boolean): boolean {
  const { protocol, hostname } = new URL(text);
  return (
    protocol === "https:" || (!isServed && ["localhost", "127.0.0.1", "[::1]"].includes(hostname))
  );
}
