import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import type { CartLine } from "#app/domain/booking/cart-line.ts";
import { lineKey } from "#app/domain/booking/line/line-facts.ts";
import { useToast } from "#app/ui/overlay/toast.tsx";
import { useRefusalToast } from "#app/ui/overlay/use-refusal-toast.ts";
import type { CartMessage } from "./cart-message.ts";
import { askCart, refusalOf, sendCart } from "./send-cart.ts";
import type { Ask } from "./use-line-quote.ts";

export type Change = {
  readonly remove: readonly string[];
  readonly put: readonly CartLine[];
  /** What the toast says when it is done. */
  readonly done: string;
};

export type ChangeCart = {
  /** The key that is being changed. */
  readonly busy: string | undefined;
  /** Keys of what the last change brought: it flashes once. */
  readonly mended: readonly string[];
  readonly change: (change: Change) => Promise<void>;
  readonly accept: () => Promise<void>;
  readonly ask: Ask;
};

/** Changes the cart on the server, shows it anew, and offers to take it back. */
export function useChangeCart(memberId: string, lines: readonly CartLine[]): ChangeCart {
  const { t } = useTranslation("cart");
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const refuse = useRefusalToast();
  const [busy, setBusy] = useState<string>();
  const [mended, setMended] = useState<readonly string[]>([]);

  async function send(message: CartMessage, key: string, brings: readonly string[] = []) {
    setBusy(key);
    setMended([]);
    const refusal = refusalOf(await sendCart(message));
    if (refusal) refuse(refusal);
    // Who was logged out keeps the page; asked for anew, it would be the login.
    if (refusal !== "auth.login_required") await revalidate();
    setBusy(undefined);
    if (!refusal) setMended(brings);
    return !refusal;
  }

  async function change({ remove, put, done }: Change) {
    const coming = new Set(put.map(lineKey));
    const known = new Set(lines.map(lineKey));
    const gone = lines.filter(
      (line) => remove.includes(lineKey(line)) || coming.has(lineKey(line)),
    );
    const message = {
      intent: "change" as const,
      member: memberId,
      remove: remove.filter((key) => known.has(key)),
      put: [...put],
    } satisfies CartMessage;
    if (!(await send(message, [...remove, ...coming][0] ?? "", [...coming]))) return;
    const undo = () =>
      void send({ ...message, remove: [...coming], put: gone }, gone[0] ? lineKey(gone[0]) : "");
    toast.show({ text: done, action: { label: t("undo"), run: undo } });
  }

  async function accept() {
    await send({ intent: "accept", member: memberId }, "");
  }

  return { busy, mended, change, accept, ask: (line) => askCart(memberId, line) };
}
