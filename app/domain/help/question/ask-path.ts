/** What a question is about. */
export type About = {
  readonly kind: "course" | "hotel" | "caddy" | "reservation";
  readonly id: string;
};

/** What the form comes filled in with. */
export type AskWords = { readonly title?: string; readonly content?: string };

/** The target of every "ask us"; with a subject or words the form comes filled in. */
export function askPath(about?: About, { title, content }: AskWords = {}): string {
  const search = new URLSearchParams();
  if (title) search.set("title", title);
  if (content) search.set("content", content);
  const words = search.size > 0 ? `&${search}` : "";
  return `/qna?ask=${about ? aboutText(about) : "1"}${words}`;
}

/** The words of such an address; what is too long is cut to what the form takes. */
export function askWords(search: URLSearchParams, most: Record<keyof AskWords, number>): AskWords {
  const cut = (name: keyof AskWords) => [...(search.get(name) ?? "")].slice(0, most[name]).join("");
  return { title: cut("title"), content: cut("content") };
}

export function aboutText({ kind, id }: About): string {
  return `${kind}:${id}`;
}
