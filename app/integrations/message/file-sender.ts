import { appendFile, mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import type { MessageSender } from "./message-sender.ts";

/**
 * AlimTalk and SMS until a gateway is contracted: one line of JSON per message,
 * which the client of a gateway can read. Readable only by the user that runs the shop.
 */
export function fileSender(path: string): MessageSender {
  return {
    async send({ id, to, text }) {
      await mkdir(dirname(path), { recursive: true });
      await appendFile(path, `${JSON.stringify({ id, to, text })}\n`, { mode: 0o600 });
      return "taken";
    },
  };
}
