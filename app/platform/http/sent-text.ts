import { AppError } from "#app/domain/common/errors/errors.ts";
import { isStorable, parsedJson } from "#app/domain/common/text/storable.ts";
import { refusal } from "./refusal.ts";
import { isTooLarge } from "./too-large.ts";

/** Text enters here, by `form.ts` and by no other way: text that the database cannot hold is refused. */

/** The JSON that was sent; undefined where it is none, or has text that cannot be stored. */
export async function sentJson(request: Request): Promise<unknown> {
  return parsedJson((await sentText(request)) ?? "");
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
