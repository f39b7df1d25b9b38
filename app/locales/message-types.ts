import type { desk } from "./ko/desk.ts";
import type { shop } from "./ko/shop.ts";

/** Every key, with its text in the default language: what `t()` may be asked for; those of the desk's errors too are `errors:…`. */
export type Messages = Omit<typeof shop, "errors"> &
  Omit<typeof desk, "desk-errors"> & {
    readonly errors: (typeof shop)["errors"] & (typeof desk)["desk-errors"];
  };

type Translated<Areas> = {
  readonly [Area in keyof Areas]: { readonly [Key in keyof Areas[Area]]: string };
};

/** What the folder of any other language holds; one that misses a message does not compile. */
export type ShopMessages = Translated<typeof shop>;
export type DeskMessages = Translated<typeof desk>;
