/**
 * Of the scripts in the page only those run that the answer names, by a nonce or by their hashes; nothing
 * frames us; nothing else is loaded from elsewhere but the map's ground, where one is configured.
 */
export function contentSecurityPolicy(named: string, tileHost?: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${named}`,
    // React writes style attributes for positions and placeholders; style sheets are files of ours.
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", tileHost].filter(Boolean).join(" "),
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
