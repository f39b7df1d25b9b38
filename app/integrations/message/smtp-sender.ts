import { createTransport } from "nodemailer";
import { type MessageSender, oneLine } from "./message-sender.ts";

type SmtpOptions = {
  /** `smtp://user:password@host:587`, or `smtps://…` */
  readonly url: string;
  readonly from: { readonly name: string; readonly address: string };
  /** How long a server may take to answer; twice as long between two answers. */
  readonly timeoutMs?: number;
};

const TIMEOUT_MS = 15_000;

/** One address and nothing else: no list, no header, no line break. */
const ONE_ADDRESS = /^[^\s<>,;:"()[\]\\@]+@[^\s<>,;:"()[\]\\@]+$/;

/** Mail by SMTP. What the server refuses for good (5xx) is not tried again. */
export function smtpSender({ url, from, timeoutMs = TIMEOUT_MS }: SmtpOptions): MessageSender {
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: 2 * timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const host = from.address.split("@")[1];
  return {
    async send({ id, to, subject, text, html }) {
      if (!ONE_ADDRESS.test(to)) return "refused";
      try {
        await transport.sendMail({
          from: { name: oneLine(from.name), address: from.address },
          to: { name: "", address: to },
          subject: oneLine(subject),
          text,
          html,
          messageId: `<${id}@${host}>`,
          headers: { "Auto-Submitted": "auto-generated" },
        });
        return "taken";
      } catch (cause) {
        if (isFinal(cause)) return "refused";
        throw cause;
      }
    },
  };
}

/** Final only if it is about this message: a wrong password of ours can be corrected. */
function isFinal(cause: unknown): boolean {
  const { responseCode = 0, code } = cause as { responseCode?: number; code?: string };
  return responseCode >= 500 && (code === "EENVELOPE" || code === "EMESSAGE");
}
