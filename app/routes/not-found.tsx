import { refusal } from "#app/platform/http/refusal.ts";

export function loader() {
  throw refusal("common.not_found");
}

export function action() {
  throw refusal("common.not_found");
}

export default function NotFound() {
  return null;
}
