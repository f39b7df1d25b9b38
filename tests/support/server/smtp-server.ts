import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";

export type ReceivedMail = { readonly recipients: readonly string[]; readonly source: string };

type SmtpServer = {
  readonly url: string;
  readonly mails: readonly ReceivedMail[];
  /** From now on this is said to every recipient: `250 ok`, `550 no such box`. */
  readonly answerRecipients: (line: string) => void;
  /** The next e-mail is read to its end and not accepted until `release`. */
  readonly holdNext: () => { readonly isHeld: () => boolean; readonly release: () => void };
};

/** Implements enough SMTP to receive a mail, and stores the dialogue. */
export async function smtpServer(): Promise<SmtpServer> {
  const mails: ReceivedMail[] = [];
  let recipientAnswer = "250 ok";
  let hold: ((take: () => void) => void) | undefined;
  const server = createServer((socket) => {
    let recipients: string[] = [];
    let source: string | undefined;
    socket.write("220 test\r\n");
    /** True for a line of the e-mail's body. */
    const takesLetter = (line: string): boolean => {
      if (source === undefined) return false;
      if (line === ".") {
        const letter = { recipients, source };
        [recipients, source] = [[], undefined];
        const take = () => {
          if (socket.destroyed) return;
          mails.push(letter);
          socket.write("250 taken\r\n");
        };
        const held = hold;
        hold = undefined;
        if (held) held(take);
        else take();
      } else source += `${line}\n`;
      return true;
    };
    onLine(socket, (line) => {
      if (takesLetter(line)) return;
      const command = line.slice(0, 4).toUpperCase();
      if (command === "RCPT") recipients.push(line);
      if (command === "DATA") source = "";
      socket.write(`${answerTo(command, recipientAnswer)}\r\n`);
      if (command === "QUIT") socket.end();
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    answerRecipients: (line) => {
      recipientAnswer = line;
    },
    holdNext: () => {
      let take: (() => void) | undefined;
      hold = (letter) => {
        take = letter;
      };
      return { isHeld: () => take !== undefined, release: () => take?.() };
    },
  };
}

function answerTo(command: string, recipientAnswer: string): string {
  if (command === "DATA") return "354 go on";
  if (command === "RCPT") return recipientAnswer;
  return command === "QUIT" ? "221 bye" : "250 ok";
}

function onLine(socket: Socket, handle: (line: string) => void): void {
  let rest = "";
  socket.on("error", () => {});
  socket.on("data", (chunk) => {
    const lines = (rest + chunk.toString("utf8")).split("\r\n");
    rest = lines.pop() ?? "";
    for (const line of lines) handle(line);
  });
}
