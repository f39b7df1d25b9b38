/**
 * What a form of the desk does. One that moves money or places names the test that sends it from an outdated
 * page, or says why its page shows nothing that can become outdated.
 */
export type DeskAction =
  | "moves nothing"
  | { readonly moves: "money" | "places"; readonly test: string; readonly title: string }
  | { readonly moves: "money" | "places"; readonly showsNothing: string };

export const STILL = "moves nothing";

export function money(test: string, title: string): DeskAction {
  return { moves: "money", test, title };
}

export function places(test: string, title: string): DeskAction {
  return { moves: "places", test, title };
}
