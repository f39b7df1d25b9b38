import { z } from "zod";
import { type AppMode, isServing } from "./app-mode.ts";

/** The variables of the chat widget, in the order of .env.example. */
export const chatVariables = {
  CHANNEL_SIMULATOR: z.enum(["on", "off"], { error: "must be on or off" }).optional(),
  CHANNEL_PLUGIN_KEY: z
    .string()
    .regex(/^[\w-]+$/, { error: "must be the plugin key of Channel Talk" })
    .optional(),
  CHANNEL_SECRET: z
    .string()
    .regex(/^([\da-f]{2}){16,}$/i, { error: "must be the secret of member hashes, in hex" })
    .optional(),
  CHANNEL_SCRIPT_SRC: z
    .url({ protocol: /^https$/, error: "must be an https address" })
    .default("https://cdn.channel.io/plugin/ch-plugin-web.js"),
};

const variables = z.object(chatVariables);
type Variables = z.output<typeof variables> & { readonly APP_MODE: AppMode };

export type ChatEnv = {
  readonly pluginKey: string;
  /** Proves to the widget who the user is; stays on the server. */
  readonly secret: string;
  readonly scriptUrl: string;
  /** Our stand-in draws a button and records its calls; never in production. */
  readonly simulator: boolean;
};

const SIMULATED = { pluginKey: "demo-plugin", secret: "00112233445566778899aabbccddeeff" };

/** Undefined where there is no chat: the shop shows its own help button. */
export function chatEnv(env: Variables): ChatEnv | undefined {
  const { CHANNEL_PLUGIN_KEY: pluginKey, CHANNEL_SECRET: secret } = env;
  const isSimulated = env.APP_MODE === "demo" && env.CHANNEL_SIMULATOR === "on";
  if (isSimulated)
    return { ...SIMULATED, scriptUrl: "/simulator/channel/plugin.js", simulator: true };
  if (!pluginKey || !secret) return undefined;
  return { pluginKey, secret, scriptUrl: env.CHANNEL_SCRIPT_SRC, simulator: false };
}

/** Without its secret, anybody who guesses a member's id could read that member's conversation. */
export function chatMistakes(env: Variables): string[] {
  const pair = [
    ["CHANNEL_PLUGIN_KEY", env.CHANNEL_PLUGIN_KEY],
    ["CHANNEL_SECRET", env.CHANNEL_SECRET],
  ] as const;
  const isHalf = pair.some(([, value]) => value) && !pair.every(([, value]) => value);
  return [
    ...(isHalf
      ? pair.filter(([, value]) => !value).map(([name]) => `${name}: must be set, the other is`)
      : []),
    ...(isServing(env.APP_MODE) && env.CHANNEL_SIMULATOR === "on"
      ? [`CHANNEL_SIMULATOR: cannot be on when APP_MODE is ${env.APP_MODE}`]
      : []),
  ];
}
