import { clsx } from "clsx";

const MOST = 99;

/** Reserves its space, so that nothing moves when the number arrives. */
export function Count({ of }: { readonly of: number }) {
  return (
    <span className={clsx("count", of === 0 && "is-empty")}>{of > MOST ? `${MOST}+` : of}</span>
  );
}
