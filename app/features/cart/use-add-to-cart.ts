import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";
import type { CartLine } from "#app/domain/booking/cart-line.ts";
import { withoutLocale } from "#app/platform/locale.ts";
import { useLocalized } from "#app/platform/locale-context.tsx";
import { rememberIntent, takeIntent } from "#app/platform/pending-intent.ts";
import { useSession } from "#app/platform/session-provider.tsx";
import { useToast } from "#app/ui/toast.tsx";
import { cartStoreOf } from "./cart-store.ts";

const INTENT = "cart.add";

/** Says what was put in, and where it is. */
function useAdded() {
  const { t } = useTranslation(["cart", "errors"]);
  const toast = useToast();
  const navigate = useNavigate();
  const localized = useLocalized();
  return async (memberId: string, wanted: unknown) => {
    const lines = await put(memberId, wanted).catch(() => undefined);
    if (!lines) return toast.show({ text: t("errors:common.unexpected") });
    const see = { label: t("see"), run: () => void navigate(localized("/shopping_cart")) };
    toast.show({ text: t("added", { count: lines.length }), action: see });
  };
}

/** What checks the lines comes only when somebody puts one in: looking at a page does not need it. */
async function put(memberId: string, wanted: unknown): Promise<readonly CartLine[]> {
  const [{ cartLinesSchema }, { addTo }] = await Promise.all([
    import("#app/domain/booking/cart-line.ts"),
    import("./use-cart.ts"),
  ]);
  const lines = cartLinesSchema.parse(wanted);
  addTo(cartStoreOf(memberId), lines);
  return lines;
}

/** Puts lines in for a member; for a visitor it keeps them in mind and says that they should log in. */
export function useAddToCart() {
  const { user, ready } = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const localized = useLocalized();
  const added = useAdded();

  /** False when somebody has to log in first. */
  function add(lines: readonly CartLine[]): boolean {
    if (!user) return false;
    void added(user.id, lines);
    return true;
  }

  /** What was wanted happens on the way back. */
  function logIn(lines: readonly CartLine[]): void {
    rememberIntent({ path: withoutLocale(pathname), kind: INTENT, payload: lines }, new Date());
    const next = encodeURIComponent(`${pathname}${search}`);
    void navigate(`${localized("/login")}?next=${next}`);
  }

  return { ready, add, logIn };
}

/** On a page whose products can be put into the cart: carries out what a visitor wanted before logging in. */
export function PendingAdd(): null {
  const { user } = useSession();
  const { pathname } = useLocation();
  const added = useAdded();

  const carryOut = useEffectEvent((memberId: string) => {
    const intent = takeIntent(withoutLocale(pathname), INTENT, new Date());
    if (intent) void added(memberId, intent.payload);
  });

  const memberId = user?.id;
  useEffect(() => {
    if (memberId) carryOut(memberId);
  }, [memberId]);
  return null;
}
