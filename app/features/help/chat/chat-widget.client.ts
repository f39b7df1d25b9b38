import { type ChatState, chatCalls } from "#app/domain/help/chat/chat-calls.ts";

/** What a browser may know of the chat: never its secret. */
export type ChatKey = { readonly src: string; readonly pluginKey: string };

type Identity = { readonly memberId?: string; readonly memberHash?: string };

/** A function that remembers its calls until the script has come and replaces it. */
type Widget = { (...call: unknown[]): void; q?: unknown[][]; c?: (call: unknown[]) => void };

declare global {
  interface Window {
    ChannelIO?: Widget;
  }
}

let told: ChatState | undefined;
let wanted: ChatState | undefined;
let isTelling = false;

/** Brings the widget to what is wanted, one change after the other; undefined takes it off the page. */
export async function tellChat(key: ChatKey, state: ChatState | undefined): Promise<void> {
  wanted = state;
  if (isTelling) return;
  isTelling = true;
  while (wanted !== told) await step(key, wanted);
  isTelling = false;
}

async function step(key: ChatKey, next: ChatState | undefined): Promise<void> {
  const calls = chatCalls(told, next);
  const identity = calls.includes("boot") && next?.memberId ? await identityOf(next.memberId) : {};
  // A visitor who has logged out or gone to pay meanwhile is not identified.
  if (next !== wanted) return;
  for (const call of calls) {
    if (call === "shutdown") widget(key)("shutdown");
    else if (call === "setPage") widget(key)("setPage", next?.page);
    else if (call === "updateUser") widget(key)("updateUser", { language: next?.language });
    else widget(key)("boot", bootOptions(key, next, identity));
  }
  told = next;
}

/** On its own it would send every address, with its query, to a third party. */
function bootOptions({ pluginKey }: ChatKey, next: ChatState | undefined, identity: Identity) {
  return { pluginKey, language: next?.language, ...identity, trackDefaultEvent: false };
}

/** Without its hash a member is not named at all: the chat then is a visitor's. */
async function identityOf(memberId: string): Promise<Identity> {
  try {
    const response = await fetch("/api/my/chat");
    const answer = (await response.json()) as Identity;
    return response.ok && answer.memberId === memberId ? answer : {};
  } catch {
    return {};
  }
}

function widget(key: ChatKey): Widget {
  window.ChannelIO ??= insert(key.src);
  return window.ChannelIO;
}

/** A script that does not come is only logged: the page does without. */
function insert(src: string): Widget {
  const queue: Widget = (...call) => queue.c?.(call);
  queue.q = [];
  queue.c = (call) => queue.q?.push(call);
  const script = Object.assign(document.createElement("script"), { src, async: true });
  script.fetchPriority = "low";
  script.onerror = () => console.warn("the script of the chat could not be loaded");
  document.head.append(script);
  return queue;
}
