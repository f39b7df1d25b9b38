import { protocolError } from "#app/features/planner/assistant/protocol-error.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { clientOf } from "#app/platform/http/client-address.server.ts";
import type { Route } from "./+types/assistant.ts";

/** There is no stream to listen to: each message is answered at once. */
export function loader() {
  return onlyPost();
}

/** The shop's tools for assistants, by the Model Context Protocol; the same for everybody. */
export async function action({ request, url, context }: Route.ActionArgs) {
  if (request.method !== "POST") return onlyPost();
  // Loaded with the first message: most shops start and stop without one.
  const { answerAssistant } = await import(
    "#app/features/planner/assistant/assistant-answer.server.ts"
  );
  const services = servicesOf(context);
  const { address } = clientOf(context);
  return answerAssistant({ services, origin: url.origin, address }, request);
}

function onlyPost(): Response {
  return protocolError(405, -32_000, "Send messages by POST.", { allow: "POST" });
}
