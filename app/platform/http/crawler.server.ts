import { createIsbotFromList, isbotPatterns, list } from "isbot";

/** A script and a browser without a window get what people get: monitors and tests look at the real page. */
const TOOLS = ["node", "curl/8.5.0", "Mozilla/5.0 HeadlessChrome/153.0"];
const toolPatterns = new Set(TOOLS.flatMap((userAgent) => isbotPatterns(userAgent)));

export const isCrawler = createIsbotFromList(list.filter((pattern) => !toolPatterns.has(pattern)));
