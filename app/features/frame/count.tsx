import { clsx } from "clsx";

const MOST = 99;

/** Has its room before it is known, so that nothing moves when it comes. */
export function Count({ of }: { readonly of: number }) {
  return (
    <span className={clsx("count", of === 0 && "is-empty")}>{of > MOST ? `${MOST}+` : of}</span>
  );
}
