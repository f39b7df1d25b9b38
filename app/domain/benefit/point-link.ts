/** The page that an entry of the ledger links to: its subject is `reservation:<id>`, `review:<id>`, `event:<id>`. */
export function pointLink(subject: string): string | undefined {
  const [kind = "", id = ""] = subject.split(":");
  if (!/^[\w-]+$/.test(id)) return undefined;
  if (kind === "reservation") return `/reservation/${id}`;
  if (kind === "review") return "/mypage/reviews";
  return kind === "event" ? `/event/${id}` : undefined;
}
