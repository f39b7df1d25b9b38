import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import { lineKey } from "#app/domain/order/line/line-facts.ts";
import { useToast } from "#app/ui/overlay/toast.tsx";
import { useRefusalToast } from "#app/ui/overlay/use-refusal-toast.ts";
import type { CartMessage } from "./cart-message.ts";
import { quoteCartLine, refusalOf, sendCart } from "./send-cart.ts";
import type { QuoteLine } from "./use-line-quote.ts";

export type Change = {
  readonly remove: readonly string[];
  readonly put: readonly CartLine[];
  /** Text of the toast. */
  readonly done: string;
};

export type ChangeCart = {
  /** Key of the line that is being changed. */
  readonly busy: string | undefined;
  /** Keys of the lines that the last change added: they flash once. */
  readonly changedKeys: readonly string[];
  readonly change: (change: Change) => Promise<void>;
  readonly accept: () => Promise<void>;
  readonly quoteLine: QuoteLine;
};

/** Changes the cart on the server, reloads it, and shows a toast with an undo button. */
export function useChangeCart(memberId: string, lines: readonly CartLine[]): ChangeCart {
  const { t } = useTranslation("cart");
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const refuse = useRefusalToast();
  const [busy, setBusy] = useState<string>();
  const [changedKeys, setChangedKeys] = useState<readonly string[]>([]);

  async function send(message: CartMessage, key: string, added: readonly string[] = []) {
    setBusy(key);
    setChangedKeys([]);
    const refusal = refusalOf(await sendCart(message));
    if (refusal) refuse(refusal);
    // After a log-out the page stays as it is: reloading would show the login instead.
    if (refusal !== "auth.login_required") await revalidate();
    setBusy(undefined);
    if (!refusal) setChangedKeys(added);
    return !refusal;
  }

  async function change({ remove, put, done }: Change) {
    const putKeys = new Set(put.map(lineKey));
    const known = new Set(lines.map(lineKey));
    const replaced = lines.filter(
      (line) => remove.includes(lineKey(line)) || putKeys.has(lineKey(line)),
    );
    const message = {
      intent: "change" as const,
      member: memberId,
      remove: remove.filter((key) => known.has(key)),
      put: [...put],
    } satisfies CartMessage;
    if (!(await send(message, [...remove, ...putKeys][0] ?? "", [...putKeys]))) return;
    const undo = () =>
      void send(
        { ...message, remove: [...putKeys], put: replaced },
        replaced[0] ? lineKey(replaced[0]) : "",
      );
    toast.show({ text: done, action: { label: t("undo"), run: undo } });
  }

  async function accept() {
    await send({ intent: "accept", member: memberId }, "");
  }

  return { busy, changedKeys, change, accept, quoteLine: (line) => quoteCartLine(memberId, line) };
}
