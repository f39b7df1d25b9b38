export const MESSAGE_CHANNELS = ["email", "alarm", "text"] as const;
export type MessageChannel = (typeof MESSAGE_CHANNELS)[number];

/** An alarm is shown in the shop; everything else leaves it through a sender. */
export type SentChannel = Exclude<MessageChannel, "alarm">;

/** Where a message of the channel goes, and whether it is an e-mail or a few lines with a link. */
export const SENT_CHANNELS = {
  email: { to: "email", form: "letter" },
  text: { to: "phone", form: "short" },
} as const satisfies Record<
  SentChannel,
  { readonly to: "email" | "phone"; readonly form: "letter" | "short" }
>;

export function isSent(channel: MessageChannel): channel is SentChannel {
  return channel !== "alarm";
}
