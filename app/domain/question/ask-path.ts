/** What a question is about. */
export type About = {
  readonly kind: "course" | "hotel" | "caddy" | "reservation";
  readonly id: string;
};

/** Where every "ask us" leads; with a subject the form comes filled in. */
export function askPath(about?: About): string {
  return about ? `/qna?ask=${aboutText(about)}` : "/qna?ask=1";
}

export function aboutText({ kind, id }: About): string {
  return `${kind}:${id}`;
}
