import type { CallToolResult, Tool } from "@modelcontextprotocol/sdk/types.js";
import { z } from "zod";
import { isDatabaseAway } from "#app/db/connection/database-away.ts";
import { AppError, type ErrorCode } from "#app/domain/common/errors/errors.ts";
import { DEFAULT_LOCALE, LOCALES, type Locale } from "#app/domain/common/language/languages.ts";
import { cutTo } from "#app/domain/common/text/storable.ts";
import { Throttled } from "#app/platform/http/throttle.server.ts";
import { translator } from "#app/platform/i18n/i18n.ts";
import type { PlanServices } from "../plan-trip.server.ts";

/** What a tool works with. */
export type ToolContext = {
  readonly services: PlanServices;
  /** Where links begin. */
  readonly origin: string;
  /** Counts a search, which costs seconds. */
  readonly takeSearch: () => Promise<void>;
};

export type AssistantTool = {
  readonly about: Tool;
  readonly call: (context: ToolContext, sent: unknown) => Promise<CallToolResult>;
};

/** Why a tool has no answer, in the reader's language. */
export class ToolRefusal extends Error {}

/** Every tool takes it. */
export const localeInput = z
  .enum(LOCALES)
  .default(DEFAULT_LOCALE)
  .describe("The language of names, reasons and links.");

type ToolParts<Input extends z.ZodType<{ readonly locale: Locale }>, Output extends z.ZodObject> = {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: Input;
  readonly output: Output;
  readonly run: (context: ToolContext, input: z.output<Input>) => Promise<z.input<Output>>;
};

/** A tool of the protocol over a use case of the shop. */
export function assistantTool<
  Input extends z.ZodType<{ readonly locale: Locale }>,
  Output extends z.ZodObject,
>({ name, title, description, input, output, run }: ToolParts<Input, Output>): AssistantTool {
  return {
    about: {
      ...{ name, title, description },
      inputSchema: jsonSchema(input),
      outputSchema: jsonSchema(output),
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    call: async (context, sent) => {
      const { data, error } = input.safeParse(sent ?? {});
      if (error) return refused(cutTo(z.prettifyError(error), MOST_SAID));
      try {
        const found = await run(context, data);
        const text = JSON.stringify(found);
        return { content: [{ type: "text", text }], structuredContent: found };
      } catch (cause) {
        return refused(reasonOf(cause, data.locale, context));
      }
    },
  };
}

function jsonSchema(schema: z.ZodType): Tool["inputSchema"] {
  const written = z.toJSONSchema(schema, {
    io: "input",
    target: "draft-7",
    unrepresentable: "any",
  });
  return written as Tool["inputSchema"];
}

function refused(text: string): CallToolResult {
  return { isError: true, content: [{ type: "text", text }] };
}

/** Unknown fields are named, and there may be thousands. */
const MOST_SAID = 1_000;

function reasonOf(cause: unknown, locale: Locale, { services }: ToolContext): string {
  const t = translator(locale);
  if (cause instanceof ToolRefusal) return cause.message;
  if (cause instanceof Throttled) return t("assistant:later", { seconds: cause.retryAfterS });
  if (cause instanceof AppError) return t(`errors:${cause.code}`);
  services.log.error({ err: cause }, "a tool failed");
  const code: ErrorCode = isDatabaseAway(cause) ? "common.records_away" : "common.unexpected";
  return t(`errors:${code}`);
}
