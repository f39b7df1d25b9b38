/** The page to return to after login: a path of this site, and never anything a browser could read as another site. */
export function returnPath(wanted: string | null, fallback: string): string {
  if (!wanted || wanted.length > 2000 || !/^\/(?![/\\])/.test(wanted)) return fallback;
  try {
    const url = new URL(wanted, "http://this.site");
    if (url.origin !== "http://this.site") return fallback;
    const path = `${url.pathname}${url.search}${url.hash}`;
    // Dots may have climbed away: `/..//other.site` would come out as another site.
    return path.startsWith("//") ? fallback : path;
  } catch {
    return fallback;
  }
}
