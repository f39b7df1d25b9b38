import { useEffect } from "react";
import { type ProductRef, refText } from "#app/domain/common/product/product-ref.ts";
import { recentItems } from "./recent-items.ts";

/** Records that this product was viewed: in the browser, or in the member's account. */
export function RecordVisit({ kind, id }: ProductRef) {
  useEffect(() => {
    let isCancelled = false;
    void recentItems.ready.then(() => {
      if (!isCancelled) void recentItems.add(refText({ kind, id }));
    });
    return () => {
      isCancelled = true;
    };
  }, [kind, id]);
  return null;
}
