import { createHmac } from "node:crypto";

/** Proves to the chat widget that our server names this member. */
export function memberHash(secret: string, memberId: string): string {
  return createHmac("sha256", Buffer.from(secret, "hex")).update(memberId).digest("hex");
}
