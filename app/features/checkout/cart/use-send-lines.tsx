import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";
import { overwritten } from "#app/domain/checkout/cart/cart-clash.ts";
import { formatShortDay } from "#app/domain/common/date/date-text.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import { lineKey } from "#app/domain/order/line/line-facts.ts";
import { caddiesOf } from "#app/domain/order/rounds-of.ts";
import { rememberIntent } from "#app/platform/browser/pending-intent.ts";
import { useLocale, useLocalized } from "#app/platform/i18n/locale-context.tsx";
import { withoutLocale } from "#app/platform/i18n/request-locale.ts";
import { useLazyPart } from "#app/ui/hooks/use-lazy-part.ts";
import { useToast } from "#app/ui/overlay/toast.tsx";
import { useRefusalToast } from "#app/ui/overlay/use-refusal-toast.ts";
import type { CartAnswer, Refused } from "./cart-message.ts";
import type { Clash } from "./clash-dialog.tsx";
import { fetchCart } from "./use-my-cart.ts";

export const ADD_INTENT = "cart.add";

const loadDialog = async () => (await import("./clash-dialog.tsx"))?.ClashDialog;

/** Remembers the lines, so that they are added after the login. */
export function useRememberLines() {
  const { pathname } = useLocation();
  return (lines: readonly CartLine[]) =>
    rememberIntent({ path: withoutLocale(pathname), kind: ADD_INTENT, payload: lines }, new Date());
}

type SendLines = {
  readonly send: (memberId: string, lines: readonly CartLine[]) => Promise<void>;
  /** Asks before something in the cart is replaced; render it next to the button. */
  readonly question: ReactNode;
};

/** Adds lines and shows a toast with a link to the cart, or the reason of a refusal. */
export function useSendLines(): SendLines {
  const finish = useFinish();
  const offerTime = useOfferTime();
  const [asked, setAsked] = useState<Clash & { readonly memberId: string }>();
  const [isAsking, setAsking] = useState(false);
  const [Dialog, isOpen] = useLazyPart(loadDialog, isAsking, () => setAsking(false));

  async function send(memberId: string, lines: readonly CartLine[], asQuoted?: true) {
    const { sendCart } = await import("./send-cart.ts");
    const answer = await sendCart({ intent: "add", member: memberId, put: [...lines], asQuoted });
    if (isSoldOut(answer) && offerTime(answer, lines, (moved) => void send(memberId, moved, true)))
      return;
    if (answer.ok || answer.error !== "cart.line_there") return finish(answer, lines);
    const there = overwritten((await fetchCart()) ?? [], lines);
    if (there.length === 0) return finish(answer, lines);
    setAsked({ memberId, put: lines, there });
    setAsking(true);
  }

  async function replace({ memberId, put, there }: Clash & { readonly memberId: string }) {
    setAsking(false);
    const { sendCart } = await import("./send-cart.ts");
    const remove = there.map(lineKey);
    await finish(
      await sendCart({ intent: "change", member: memberId, remove, put: [...put] }),
      put,
    );
  }

  function newOnes({ put, there }: Clash): readonly CartLine[] {
    const taken = new Set(there.map(lineKey));
    return put.filter((line) => !taken.has(lineKey(line)));
  }

  const rest = asked ? newOnes(asked) : [];
  const keep = () => {
    setAsking(false);
    if (asked) void send(asked.memberId, rest);
  };
  const question =
    Dialog && asked ? (
      <Dialog
        clash={asked}
        open={isOpen}
        onOpenChange={setAsking}
        onReplace={() => void replace(asked)}
        onKeep={rest.length > 0 ? keep : undefined}
      />
    ) : null;
  return { send, question };
}

function isSoldOut(answer: CartAnswer): answer is Refused {
  return !answer.ok && answer.error === "order.sold_out";
}

/** The nearest free hour instead of the one that is sold out, by one tap; false where there is none. */
function useOfferTime() {
  const { t } = useTranslation(["buy", "errors"]);
  const locale = useLocale();
  const toast = useToast();
  return (
    { line: key, times: [free] = [] }: Refused,
    lines: readonly CartLine[],
    run: (moved: readonly CartLine[]) => void,
  ): boolean => {
    const round = lines.find((line) => lineKey(line) === key);
    if (!free || round?.kind !== "golf") return false;
    const own = new Set<CartLine>([round, ...caddiesOf(round, lines)]);
    const moved = lines.map((line) => (own.has(line) ? ({ ...line, ...free } as CartLine) : line));
    const day = free.date === round.date ? "" : `${formatShortDay(free.date, locale)} `;
    const label = t("buy:sold_out.take", { time: `${day}${free.time.replace(/^0/, "")}` });
    const action = { label, run: () => run(moved) };
    toast.show({ text: t("errors:order.sold_out"), tone: "error", action });
    return true;
  };
}

/** Says how it ended. */
function useFinish() {
  const { t } = useTranslation("buy");
  const toast = useToast();
  const refuse = useRefusalToast();
  const rememberLines = useRememberLines();
  const navigate = useNavigate();
  const localized = useLocalized();
  return async (answer: CartAnswer, lines: readonly CartLine[]) => {
    const { refusalOf } = await import("./send-cart.ts");
    const refusal = refusalOf(answer);
    if (refusal === "auth.login_required") rememberLines(lines);
    if (refusal) return refuse(refusal);
    const see = { label: t("see"), run: () => void navigate(localized("/shopping_cart")) };
    toast.show({ text: t("added", { count: lines.length }), action: see });
  };
}
