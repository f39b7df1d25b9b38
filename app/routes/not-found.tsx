import { refusal } from "#app/platform/http/refusal.ts";
import type { PageHandle } from "#app/platform/i18n/message-areas.ts";

export const handle = { words: ["errors"] } satisfies PageHandle;

export function loader() {
  throw refusal("common.not_found");
}

export function action() {
  throw refusal("common.not_found");
}

export default function NotFound() {
  return null;
}
