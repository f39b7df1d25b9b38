/** A refusal in the form of JSON-RPC, for a message that no tool has seen. */
export function protocolError(
  status: number,
  code: number,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return Response.json(
    { jsonrpc: "2.0", error: { code, message }, id: null },
    { status, headers: { "cache-control": "no-store", ...headers } },
  );
}
