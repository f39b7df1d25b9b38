const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The reservation somebody came to review; what cannot be one is none. */
export function reviewTarget(search: URLSearchParams): string | undefined {
  const id = search.get("reservation") ?? "";
  return UUID.test(id) ? id.toLowerCase() : undefined;
}
