import type { PlannerModel } from "./planner-model.ts";

const MAX_TOKENS = 600;

type Access = { readonly url: string; readonly model: string; readonly key: string | undefined };

/** A model of any service that speaks OpenAI's chat completions. */
export function languageModel({ url, model, key }: Access, send: typeof fetch): PlannerModel {
  return {
    async ask({ instructions, text }, signal) {
      // Loaded when first needed: most shops have no model.
      const [{ generateText }, { createOpenAICompatible }] = await Promise.all([
        import("ai"),
        import("@ai-sdk/openai-compatible"),
      ]);
      const service = createOpenAICompatible({
        name: "planner",
        baseURL: url,
        fetch: send,
        ...(key === undefined ? {} : { apiKey: key }),
      });
      const answer = await generateText({
        model: service(model),
        instructions,
        prompt: text,
        temperature: 0,
        maxOutputTokens: MAX_TOKENS,
        maxRetries: 0,
        abortSignal: signal,
      });
      return answer.text;
    },
  };
}
