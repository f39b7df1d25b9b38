type OtherHosts = {
  /** The host of the map tiles. */
  readonly tiles?: string | undefined;
  /** The host of the card provider; our simulator has the shop's own origin and needs none. */
  readonly cards?: string | undefined;
  /** The hosts of the chat widget, on pages that may have it. */
  readonly chat?: string | undefined;
};

/**
 * Only those scripts in the page run that the answer names, by a nonce or by their hashes; no site may frame us;
 * nothing else is loaded from elsewhere but the map tiles, the card provider's window and the chat, where they are
 * configured. The policy of the first page holds while navigating, so the window may open from any.
 */
export function contentSecurityPolicy(
  named: string,
  { tiles, cards, chat }: OtherHosts = {},
): string {
  const from = (...sources: (string | undefined)[]) => sources.filter(Boolean).join(" ");
  return [
    "default-src 'self'",
    from("script-src 'self'", named, cards, chat),
    // Style sheets are files of ours; the chat alone writes its own into the page.
    from("style-src 'self'", chat && "'unsafe-inline'"),
    // React writes style attributes for positions and placeholders.
    "style-src-attr 'unsafe-inline'",
    from("img-src 'self' data: blob:", tiles, cards, chat),
    from("font-src 'self'", chat),
    from("media-src 'self'", chat),
    from("connect-src 'self'", cards, chat, chat?.replace("https:", "wss:")),
    "worker-src 'self'",
    from("frame-src 'self'", cards, chat),
    "object-src 'none'",
    "base-uri 'self'",
    from("form-action 'self'", cards),
    "frame-ancestors 'none'",
  ].join("; ");
}
