type OtherHosts = {
  /** Of the map's ground. */
  readonly tiles?: string | undefined;
  /** Of the card provider; our simulator has the shop's own origin and needs none. */
  readonly cards?: string | undefined;
};

/**
 * Of the scripts in the page only those run that the answer names, by a nonce or by their hashes; nothing
 * frames us; nothing else is loaded from elsewhere but the map's ground and the card provider's window, where
 * they are configured. The policy of the first page holds while navigating, so the window may open from any.
 */
export function contentSecurityPolicy(named: string, { tiles, cards }: OtherHosts = {}): string {
  const from = (...sources: (string | undefined)[]) => sources.filter(Boolean).join(" ");
  return [
    "default-src 'self'",
    from("script-src 'self'", named, cards),
    // React writes style attributes for positions and placeholders; style sheets are files of ours.
    "style-src 'self' 'unsafe-inline'",
    from("img-src 'self' data: blob:", tiles, cards),
    "font-src 'self'",
    from("connect-src 'self'", cards),
    "worker-src 'self'",
    from("frame-src 'self'", cards),
    "object-src 'none'",
    "base-uri 'self'",
    from("form-action 'self'", cards),
    "frame-ancestors 'none'",
  ].join("; ");
}
