import { AppError } from "#app/domain/common/errors/errors.ts";
import { isStorable, parsedJson } from "#app/domain/common/text/storable.ts";
import { refusal } from "./refusal.ts";
import { isTooLarge } from "./too-large.ts";

/** Text enters here, by `form.ts` and by no other way: text that the database cannot hold is refused. */

/** The JSON that was sent; undefined where it is none, or has text that cannot be stored. */
export async function sentJson(request: Request): Promise<unknown> {
  return parsedJson((await sentText(request)) ?? "");
}

/** A small JSON of few levels: one that is larger or deeper is refused before it is read. */
export async function sentSmallJson(
  request: Request,
  { characters, levels }: { readonly characters: number; readonly levels: number },
): Promise<unknown> {
  const text = (await sentText(request)) ?? "";
  if (text.length > characters) throw new AppError("common.too_large");
  return isDeeper(text, levels) ? undefined : parsedJson(text);
}

/** Brackets inside of texts count as well: nobody writes that many. */
function isDeeper(text: string, levels: number): boolean {
  let depth = 0;
  for (const character of text) {
    if (character === "{" || character === "[") depth += 1;
    if (character === "}" || character === "]") depth -= 1;
    if (depth > levels) return true;
  }
  return false;
}

/** The body's text, parsed by the caller; undefined if it contains characters that cannot be stored. */
export async function sentText(request: Request): Promise<string | undefined> {
  if (isTooLarge(request)) throw new AppError("common.too_large");
  const text = await request.text().catch(() => "\0");
  return isStorable(text) ? text : undefined;
}

/** No page of ours has such an address, and no box of ours sends one. */
export function isOddAddress(address: string): boolean {
  return address.includes("%00");
}

export function refuseOddAddress({ href }: URL): void {
  if (isOddAddress(href)) throw refusal("common.bad_request");
}
