import { Hono } from "hono";

export const MODEL_MOODS = ["good", "slow", "wrong", "hostile", "inventing", "broken"] as const;
/** How the stand-in answers. */
export type ModelMood = (typeof MODEL_MOODS)[number];

const SLOW_MS = 10_000;
/** What the good one understands, each with its field. */
const KNOWN: readonly (readonly [RegExp, string, unknown])[] = [
  [/half a dozen|대여섯/u, "golfers", 6],
  [/relaxed|느긋하게/u, "style", "near"],
  [/by the sea|바닷가/u, "regions", ["huahin"]],
  [/posh|으리으리한/u, "hotel", { stars: 5 }],
];

type Message = { readonly role: string; readonly content: unknown };

/** A service that speaks OpenAI's chat completions, without a model behind it. */
export function plannerModelSimulator(first: ModelMood = "good"): Hono {
  let mood = first;
  return new Hono()
    .post("/mood/:mood", (c) => {
      const wanted = MODEL_MOODS.find((each) => each === c.req.param("mood"));
      if (!wanted) return c.notFound();
      mood = wanted;
      return c.body(null, 204);
    })
    .post("/v1/chat/completions", async (c) => {
      const { messages = [] } = await c.req.json<{ messages?: readonly Message[] }>();
      if (mood === "broken") return c.text("upstream is down", 500);
      if (mood === "slow") await new Promise((done) => setTimeout(done, SLOW_MS).unref());
      return c.json(completion(answerOf(mood, textOf(messages))));
    });
}

/** The text of the question; a service may be sent it as one string or in parts. */
function textOf(messages: readonly Message[]): string {
  return messages
    .filter(({ role }) => role === "user")
    .map(({ content }) => (typeof content === "string" ? content : JSON.stringify(content)))
    .join("\n");
}

function answerOf(mood: ModelMood, text: string): string {
  const found = KNOWN.flatMap(([words, field, value]) => {
    const match = words.exec(text);
    return match ? [{ field, value, words: match[0] }] : [];
  });
  if (mood === "wrong") return "Of course! Here is a lovely plan for you: {golfers: four";
  if (mood === "hostile") {
    return JSON.stringify({
      fields: [
        { field: "__proto__", value: { golfers: 8 }, words: text },
        { field: "price", value: 1, words: text },
        { field: "budget", value: -1, words: text },
        { field: "golfers", value: 4_000, words: text },
        { field: "style", value: "<script>alert(1)</script>", words: text },
      ],
    });
  }
  if (mood === "inventing") {
    return JSON.stringify({
      fields: [
        { field: "must", value: ["th-royal-moon"], words: text },
        { field: "regions", value: ["atlantis"], words: text },
        { field: "budget", value: 990_000, words: "990,000 won" },
        { field: "arrival", value: { airport: "XXX", time: "10:00" }, words: text },
      ],
    });
  }
  return JSON.stringify({ fields: found });
}

function completion(content: string) {
  return {
    id: "chatcmpl-stand-in",
    object: "chat.completion",
    created: 0,
    model: "stand-in",
    choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content } }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  };
}
