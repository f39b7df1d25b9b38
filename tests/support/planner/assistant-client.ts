import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js";
import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";

type Structured = NonNullable<CallToolResult["structuredContent"]>;

/** An assistant that has opened a session, by the client that assistants use. */
export async function assistantClient(url: string, ask: typeof fetch = fetch) {
  const client = new Client({ name: "test", version: "1" });
  const transport = new StreamableHTTPClientTransport(new URL("/mcp", url), { fetch: ask });
  await client.connect(transport as Transport);

  async function call(name: string, args: Record<string, unknown>): Promise<CallToolResult> {
    return (await client.callTool({ name, arguments: args })) as CallToolResult;
  }

  return {
    client,
    /** The answer of a tool; its form was compared with what the tool promises. */
    answer: async <Answer = Structured>(name: string, args: Record<string, unknown>) => {
      const { isError, structuredContent, content } = await call(name, args);
      if (isError || !structuredContent) throw new Error(JSON.stringify(content));
      return structuredContent as Answer;
    },
    /** What a tool says instead of an answer. */
    refusal: async (name: string, args: Record<string, unknown>) => {
      const { isError, content } = await call(name, args);
      const [first] = content;
      return isError && first?.type === "text" ? first.text : undefined;
    },
  };
}
