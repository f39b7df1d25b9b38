import type { HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Context } from "hono";
import { type Answer, refusal } from "./codes.ts";
import type { FaultSwitches } from "./faults.ts";

type Fault = ReturnType<FaultSwitches["takeFor"]>;
type RequestContext = Context<{ readonly Bindings: Partial<HttpBindings> }>;

/** The answer of a fault that strikes before the work. */
export function beforeWork(fault: Fault): Answer | "drop" | undefined {
  switch (fault?.kind) {
    case "drop-before":
      return "drop";
    case "error-before":
      return refusal("FAILED_INTERNAL_SYSTEM_PROCESSING");
    case "rate-limit":
      return refusal("TOO_MANY_REQUESTS");
    case "in-progress":
      return refusal("IDEMPOTENT_REQUEST_PROCESSING");
    case "code":
      return refusal(fault.code);
    default:
      return undefined;
  }
}

/** The answer after the work, changed by the fault. */
export function afterWork(c: RequestContext, fault: Fault, { status, body }: Answer): Response {
  const json = (changed: object) => c.json(changed, status as 200);
  switch (fault?.kind) {
    case "drop-after":
      return dropConnection(c);
    case "garbage":
      return c.html("<html><body>502 Bad Gateway</body></html>", status as 200);
    case "wrong-order":
      return json({ ...body, orderId: "somebody-elses-order", paymentKey: "tgen_of_another" });
    case "wrong-amount":
      return json({ ...body, totalAmount: 1, balanceAmount: 1 });
    default:
      return json(body);
  }
}

/** Cuts the connection; a request inside the process has none and gets an error response. */
export function dropConnection(c: RequestContext): Response {
  const socket = c.env?.incoming?.socket;
  if (!socket) return Response.error();
  socket.destroy();
  return RESPONSE_ALREADY_SENT;
}
