import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { useSession } from "#app/platform/session/session-provider.tsx";

/** Each member's own, so that nobody finds another's at the same computer. */
function cartKey(memberId: string): string {
  return `palmtee.cart.${memberId}`;
}

/** Carts lived in browsers once: whoever comes back finds theirs in the account. */
export function useHandOver(): void {
  const { user } = useSession();
  const { revalidate } = useRevalidator();
  const memberId = user?.id;
  useEffect(() => {
    if (!memberId || !holdsCart(memberId)) return;
    void import("./merge-browser-cart.ts")
      .then(({ handOver }) => handOver(memberId, cartKey(memberId)))
      .then((isChanged) => {
        if (isChanged) void revalidate();
      });
  }, [memberId, revalidate]);
}

function holdsCart(memberId: string): boolean {
  try {
    return localStorage.getItem(cartKey(memberId)) !== null;
  } catch {
    return false;
  }
}
