import { expect, test } from "vitest";
import { readEnv } from "#app/platform/env/env.server.ts";

const MODEL = { PLANNER_MODEL_URL: "https://models.example/v1/", PLANNER_MODEL: "small" };

test("a model is used where its address and name are set, and none without them", () => {
  expect(readEnv({}).plannerModel).toBeUndefined();
  expect(readEnv({ ...MODEL, PLANNER_MODEL_KEY: "key" }).plannerModel).toEqual({
    url: "https://models.example/v1",
    model: "small",
    key: "key",
    simulator: false,
  });
  expect(readEnv({ PLANNER_MODEL_SIMULATOR: "on" }).plannerModel).toMatchObject({
    simulator: true,
  });
});

test.each([
  [{ PLANNER_MODEL_URL: "https://models.example" }, "PLANNER_MODEL: must be set"],
  [{ PLANNER_MODEL: "small" }, "PLANNER_MODEL_URL: must be set"],
  [{ PLANNER_MODEL_KEY: "key" }, "PLANNER_MODEL_URL: must be set"],
  [{ ...MODEL, PLANNER_MODEL_URL: "models" }, "PLANNER_MODEL_URL: must be an address"],
  [
    { ...MODEL, PLANNER_MODEL_URL: "http://models.example", APP_MODE: "production" },
    "PLANNER_MODEL_URL: must begin with https:// when APP_MODE is production",
  ],
  [
    { PLANNER_MODEL_SIMULATOR: "on", APP_MODE: "production" },
    "PLANNER_MODEL_SIMULATOR: cannot be on when APP_MODE is production",
  ],
  [
    { PLANNER_MODEL_SIMULATOR: "on", APP_MODE: "staging" },
    "PLANNER_MODEL_SIMULATOR: cannot be on when APP_MODE is staging",
  ],
])("a start with %j says what is wrong", (variables, line) => {
  expect(() => readEnv(variables)).toThrow(line);
});
