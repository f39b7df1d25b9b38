import { z } from "zod";
import { type AppMode, isServing } from "./app-mode.ts";

/** The variables of the language model that helps to read sentences, in the order of .env.example. */
export const plannerVariables = {
  PLANNER_MODEL_SIMULATOR: z.enum(["on", "off"], { error: "must be on or off" }).optional(),
  PLANNER_MODEL_URL: z
    .url({ protocol: /^https?$/, error: "must be an address such as https://models.example/v1" })
    .transform((text) => text.replace(/\/$/, ""))
    .optional(),
  PLANNER_MODEL: z.string().max(200, { error: "must be the name of a model" }).optional(),
  PLANNER_MODEL_KEY: z.string().optional(),
};

const variables = z.object(plannerVariables);
type Variables = z.output<typeof variables> & { readonly APP_MODE: AppMode };

export type PlannerModelEnv = {
  readonly url: string;
  readonly model: string;
  /** Stays on the server. */
  readonly key: string | undefined;
  /** Our stand-in in this process answers instead; never in production. */
  readonly simulator: boolean;
};

/** Undefined where there is no model: the grammar reads sentences alone. */
export function plannerModelEnv(env: Variables): PlannerModelEnv | undefined {
  if (env.APP_MODE === "demo" && env.PLANNER_MODEL_SIMULATOR === "on") {
    const url = "http://simulator.invalid/simulator/planner-model/v1";
    return { url, model: "stand-in", key: undefined, simulator: true };
  }
  const { PLANNER_MODEL_URL: url, PLANNER_MODEL: model, PLANNER_MODEL_KEY: key } = env;
  return url && model ? { url, model, key, simulator: false } : undefined;
}

export function plannerModelMistakes(env: Variables): string[] {
  const { PLANNER_MODEL_URL: url, PLANNER_MODEL: model, PLANNER_MODEL_KEY: key } = env;
  const mode = env.APP_MODE;
  return [
    ...(url && !model ? ["PLANNER_MODEL: must be set, PLANNER_MODEL_URL is"] : []),
    ...((model || key) && !url ? ["PLANNER_MODEL_URL: must be set, the model or its key is"] : []),
    // Over plain http the key and the sentences of golfers would travel openly.
    ...(isServing(mode) && url?.startsWith("http:")
      ? [`PLANNER_MODEL_URL: must begin with https:// when APP_MODE is ${mode}`]
      : []),
    ...(isServing(mode) && env.PLANNER_MODEL_SIMULATOR === "on"
      ? [`PLANNER_MODEL_SIMULATOR: cannot be on when APP_MODE is ${mode}`]
      : []),
  ];
}
