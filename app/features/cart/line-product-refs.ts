import type { CartLine } from "#app/domain/booking/cart-line.ts";

/** The product of a line, where it has a page of its own. */
export function productRefsOf(line: CartLine): string[] {
  if (line.kind === "golf") return [`course:${line.courseId}`];
  if (line.kind === "hotel") return [`hotel:${line.hotelId}`];
  return line.kind === "caddy" ? [`caddy:${line.caddyId}`] : [];
}
