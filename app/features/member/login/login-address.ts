type LoginAddress = {
  /** The demo account that fills the form. */
  readonly as: string | undefined;
  readonly next: string | null;
};

/** Written out by us: the router writes the same search differently on the server and in a browser. */
export function loginAddress({ as, next }: LoginAddress): string {
  const search = new URLSearchParams();
  if (as) search.set("as", as);
  if (next) search.set("next", next);
  return search.size === 0 ? "/login" : `/login?${search}`;
}
