import { LOCALES, localePrefix } from "#app/domain/common/language/languages.ts";
import { PAGES } from "./store-owner.ts";

const FILES = "build:";
const LIST = "list";
const LINES = /\/reservation\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})/g;

/** The lines that a text names by their addresses. */
export function linesIn(text: string): ReadonlySet<string> {
  return new Set(Array.from(text.matchAll(LINES), ([, id = ""]) => id));
}

/** The line that a page is of; undefined for the list. */
export function lineOf(address: string): string | undefined {
  const [id] = linesIn(address);
  return id;
}

/** Each line has its own store, so that deleting it also drops what another tab is about to save. */
export function pageStoreOf(memberId: string, address: string): string {
  return `${PAGES}${memberId}:${lineOf(address) ?? LIST}`;
}

/** Whether a store of any member holds this line; without a line, the list. */
export function isOfLine(store: string, id: string | undefined): boolean {
  return store.startsWith(PAGES) && store.endsWith(`:${id ?? LIST}`);
}

/** What can be saved in a store of pages, so that it is read without being opened: a logout may just have deleted it. */
export function addressesIn(store: string): string[] {
  const key = store.slice(store.lastIndexOf(":") + 1);
  const paths = key === LIST ? [""] : [`/${key}`, `/${key}/voucher`];
  return LOCALES.flatMap((locale) =>
    paths.map((path) => `${localePrefix(locale)}/reservation${path}`),
  );
}

export function fileStoreOf(buildId: string): string {
  return FILES + buildId;
}

/** Whether a store holds the files of a build that no saved page was made by. */
export function isOfUnusedBuild(store: string, buildIds: ReadonlySet<string>): boolean {
  return store.startsWith(FILES) && !buildIds.has(store.slice(FILES.length));
}
