import type { RecentEntry, RecentList } from "#app/domain/common/browser/recent-list.ts";
import { saveTextSize } from "#app/features/member/profile/use-text-size.ts";
import type { BrowserList, ListOwner } from "#app/platform/browser/browser-list.ts";
import type { MyListsAnswer } from "./my-lists-queries.server.ts";
import type { Lists } from "./use-my-lists.ts";

const LISTS_PATH = "/api/my/merge";

/** True when this browser had something to hand over. */
export async function handOver(
  lists: Lists,
  memberId: string,
  isOver: () => boolean,
): Promise<boolean> {
  const mine = {
    wishes: lists.wishes.stored(),
    recent: lists.recent.stored(),
    searches: lists.searches.stored(),
  };
  const hasAny = mine.wishes.length + mine.recent.length + mine.searches.length > 0;
  try {
    const answer = await ask(hasAny ? { method: "POST", body: { member: memberId, ...mine } } : {});
    lists.wishes.deleteStored(mine.wishes);
    lists.recent.deleteStored(mine.recent);
    lists.searches.deleteStored(mine.searches);
    if (isOver()) return false;
    take(lists, memberId, answer);
    return hasAny;
  } catch {
    // The server was not reached: everything stays here, and is handed over the next time.
    if (!isOver()) for (const list of Object.values(lists)) list.setOwner(undefined);
    return false;
  }
}

function take(lists: Lists, member: string, answer: MyListsAnswer): void {
  const heart = (intent: "add" | "remove") => (product: string) =>
    posted("/api/wish", { method: "POST", body: new URLSearchParams({ intent, member, product }) });
  const send = (name: "recent" | "searches") => (word: string) =>
    ask({ method: "POST", body: { member, [name]: [{ word, at: Date.now() }] } });

  belong(lists.wishes, answer.wishes, {
    figures: answer.savedPrices,
    add: heart("add"),
    remove: heart("remove"),
  });
  belong(lists.recent, [], { add: send("recent"), remove: async () => {} });
  belong(lists.searches, answer.searches, {
    add: send("searches"),
    remove: (word) => ask({ method: "DELETE", body: { member, searches: [word] } }),
  });
  saveTextSize(answer.textSize);
}

type Sending = Omit<ListOwner, "words">;

/** Entries saved while the request was under way are sent after it. */
function belong(list: BrowserList, words: RecentList, sending: Sending): void {
  const late: readonly RecentEntry[] = list.stored();
  list.deleteStored(late);
  list.setOwner({ words, ...sending });
  for (const { word } of late.toReversed()) void list.add(word);
}

type Question = { readonly method?: "GET" | "POST" | "DELETE"; readonly body?: unknown };

async function ask({ method = "GET", body }: Question): Promise<MyListsAnswer> {
  const response = await posted(LISTS_PATH, {
    method,
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
  });
  return (await response.json()) as MyListsAnswer;
}

async function posted(path: string, init: RequestInit): Promise<Response> {
  const response = await fetch(path, init);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response;
}
