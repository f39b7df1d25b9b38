import {
  EMPTY_QUEUE,
  endPreload,
  type PreloadQueue,
  wantPreload,
} from "#app/domain/common/browser/preload-queue.ts";
import { chunksOf } from "./router.client.ts";

let queue: PreloadQueue = EMPTY_QUEUE;
const begun = new Set<string>();

/** Fetches the files of a page that the user points at; never more than four such files at once. */
export function preloadPage(path: string): void {
  // The newest request goes first, so the page's own file is asked for last.
  for (const href of chunksOf(path).toReversed()) {
    if (!begun.has(href) && !isHere(href)) change(wantPreload(queue, href));
  }
}

function change(next: PreloadQueue): void {
  queue = next;
  for (const href of queue.running) if (!begun.has(href)) begin(href);
}

function begin(href: string): void {
  begun.add(href);
  const isStyle = href.endsWith(".css");
  const end = () => {
    link.remove();
    change(endPreload(queue, href));
  };
  const link = Object.assign(document.createElement("link"), {
    ...(isStyle ? { rel: "prefetch", as: "style" } : { rel: "modulepreload" }),
    href,
    onload: end,
    onerror: end,
  });
  document.head.append(link);
}

/** The page itself brought it. */
function isHere(href: string): boolean {
  return document.querySelector(`link[href="${href}"], script[src="${href}"]`) !== null;
}
