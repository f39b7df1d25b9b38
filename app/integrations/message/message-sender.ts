import { appendFile, mkdir } from "node:fs/promises";
import { dirname } from "node:path";

/** A message ready to be sent on any channel. */
export type OutgoingMessage = {
  /** The same for every attempt at one message, so that the receiver can drop duplicates. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Only e-mail has HTML. */
  readonly html: string | undefined;
};

/** Taken by the other side, or refused for good: trying again would be of no use. */
export type Receipt = "taken" | "refused";

export interface MessageSender {
  /** Throws when it may be tried again. */
  send(message: OutgoingMessage): Promise<Receipt>;
}

/** Forces one line: a line break in a name would begin another header. */
export function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .replace(/ {2,}/g, " ")
    .trim();
}

/** Stores messages with `save` instead of sending them. */
export function boxSender(save: (message: OutgoingMessage) => Promise<void>): MessageSender {
  return {
    async send(message) {
      await save({ ...message, to: oneLine(message.to), subject: oneLine(message.subject) });
      return "taken";
    },
  };
}

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
