import { z } from "zod";
import { isBlocked } from "#app/domain/order/check/validate-order.ts";
import { quoteCart } from "#app/features/order/quote/quote.server.ts";
import { translator } from "#app/platform/i18n/i18n.ts";
import { assistantTool, localeInput } from "../assistant-tool.server.ts";
import { lineOutput, linesInput, wonOutput } from "./tool-schemas.ts";

const input = z.strictObject({ lines: linesInput, locale: localeInput });

const output = z.object({
  total: wonOutput,
  orderable: z.boolean().describe("Whether an order of these lines passes every rule now."),
  lines: z
    .array(
      z.object({
        line: lineOutput.describe("With the price it has now."),
        total: wonOutput,
        state: z.string().describe("open, or why it cannot be had."),
      }),
    )
    .readonly(),
  problems: z
    .array(
      z.object({ blocking: z.boolean(), lines: z.array(z.string()).readonly(), text: z.string() }),
    )
    .readonly(),
});

export const quoteTripTool = assistantTool({
  name: "quote_trip",
  title: "Price a trip",
  description: "What lines cost together now, and what an order of them would be refused for.",
  ...{ input, output },
  run: async ({ services: { db, now } }, { lines, locale }) => {
    const quote = await quoteCart(db, lines, now());
    const t = translator(locale);
    return {
      total: quote.total,
      orderable: !isBlocked(quote.issues) && quote.lines.every(({ notReady }) => !notReady),
      lines: quote.lines.map(({ line, total, notReady }) => ({
        ...{ line, total, state: notReady ?? "open" },
      })),
      problems: quote.issues.map(({ code, level, lines: keys }) => ({
        ...{ blocking: level === "blocking", lines: keys, text: t(`errors:${code}`) },
      })),
    };
  },
});
