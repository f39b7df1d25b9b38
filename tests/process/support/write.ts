/** One way to write: a form, a file or JSON as the shop itself would send it, and what it is answered. */
export type Write = {
  /** The file below app/routes, without its ending. */
  readonly route: string;
  readonly note: string;
  /** `{post}` is replaced by the id of the last written post. */
  readonly path: string;
  readonly who?: string;
  readonly method?: "POST" | "DELETE";
  readonly form?: Readonly<Record<string, string>>;
  readonly json?: Readonly<Record<string, unknown>>;
  readonly file?: () => Promise<Uint8Array<ArrayBuffer>>;
  readonly status: number;
};

type Rest = Omit<Write, "route" | "note" | "path" | "status">;

export function row(route: string, note: string, path: string, status: number, rest: Rest): Write {
  return { route, note, path, status, ...rest };
}
