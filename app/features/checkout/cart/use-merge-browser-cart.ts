import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { useSession } from "#app/platform/session/session-provider.tsx";

/** One key per member, so that members who share a computer do not see each other's cart. */
function cartKey(memberId: string): string {
  return `palmtee.cart.${memberId}`;
}

/** Carts were stored in the browser in the past; moves such a cart to the account. */
export function useMergeBrowserCart(): void {
  const { user } = useSession();
  const { revalidate } = useRevalidator();
  const memberId = user?.id;
  useEffect(() => {
    if (!memberId || !hasStoredCart(memberId)) return;
    void import("./merge-browser-cart.ts")
      .then(({ mergeBrowserCart }) => mergeBrowserCart(memberId, cartKey(memberId)))
      .then((isChanged) => {
        if (isChanged) void revalidate();
      });
  }, [memberId, revalidate]);
}

function hasStoredCart(memberId: string): boolean {
  try {
    return localStorage.getItem(cartKey(memberId)) !== null;
  } catch {
    return false;
  }
}
