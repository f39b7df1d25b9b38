import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js";
import {
  CallToolRequestSchema,
  ErrorCode,
  ListToolsRequestSchema,
  McpError,
} from "@modelcontextprotocol/sdk/types.js";
import { AjvJsonSchemaValidator } from "@modelcontextprotocol/sdk/validation/ajv";
import { AppError } from "#app/domain/common/errors/errors.ts";
import { sentSmallJson } from "#app/platform/http/sent-text.ts";
import { Throttled, throttleOf } from "#app/platform/http/throttle.server.ts";
import type { PlanServices } from "../plan-trip.server.ts";
import type { ToolContext } from "./assistant-tool.server.ts";
import { ASSISTANT_TOOLS } from "./assistant-tools.server.ts";
import { protocolError } from "./protocol-error.ts";

/** A cart of fifty lines with the wish it was planned for. */
const MESSAGE = { characters: 64_000, levels: 12 } as const;

const INSTRUCTIONS =
  "Palmtee sells golf trips from Korea to Thailand: tee times, hotels, caddies and vans. " +
  "Every price is in won and is what the shop charges now; days and times are those of the venue. " +
  "Name only ids that a tool answered. Nothing is held or bought here: " +
  "start_cart answers a link, which a person opens, checks and pays.";

/** Made once: each costs a third of a millisecond, and only elicitation uses it. */
const jsonSchemaValidator = new AjvJsonSchemaValidator();

type Asked = {
  readonly services: PlanServices;
  readonly origin: string;
  /** Of the network that asks. */
  readonly address: string;
};

/** Answers one message of the Model Context Protocol; nothing is kept between two. */
export async function answerAssistant(asked: Asked, request: Request): Promise<Response> {
  const throttle = throttleOf(asked.services.db);
  try {
    await throttle.take("assistant", asked.address);
    const message = await sentSmallJson(request, MESSAGE);
    if (Array.isArray(message)) {
      return protocolError(400, ErrorCode.InvalidRequest, "Send one message in each request.");
    }
    const { services, origin } = asked;
    const takeSearch = () => throttle.take("plan", asked.address);
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
    await serverOf({ services, origin, takeSearch }).connect(transport);
    const response = await transport.handleRequest(request, { parsedBody: message ?? null });
    response.headers.set("cache-control", "no-store");
    return response;
  } catch (cause) {
    if (cause instanceof Throttled) {
      const text = `Too many requests. Try again in ${cause.retryAfterS} seconds.`;
      return protocolError(429, ErrorCode.ConnectionClosed, text, cause.headers);
    }
    if (!(cause instanceof AppError)) throw cause;
    return protocolError(cause.status, ErrorCode.InvalidRequest, "The message is too large.");
  }
}

function serverOf(context: ToolContext): Server {
  const server = new Server(
    { name: "palmtee", title: "Palmtee", version: "1.0.0" },
    { capabilities: { tools: {} }, instructions: INSTRUCTIONS, jsonSchemaValidator },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: ASSISTANT_TOOLS.map(({ about }) => about),
  }));
  server.setRequestHandler(CallToolRequestSchema, ({ params }) => {
    const tool = ASSISTANT_TOOLS.find(({ about }) => about.name === params.name);
    if (!tool) throw new McpError(ErrorCode.InvalidParams, `There is no tool ${params.name}`);
    return tool.call(context, params.arguments);
  });
  return server;
}
