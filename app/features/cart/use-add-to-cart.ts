import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";
import type { CartLine } from "#app/domain/booking/cart-line.ts";
import { rememberIntent, takeIntent } from "#app/platform/browser/pending-intent.ts";
import { withoutLocale } from "#app/platform/i18n/locale.ts";
import { useLocalized } from "#app/platform/i18n/locale-context.tsx";
import { useSession } from "#app/platform/session/session-provider.tsx";
import { useToast } from "#app/ui/overlay/toast.tsx";
import { useRefusalToast } from "#app/ui/overlay/use-refusal-toast.ts";

const INTENT = "cart.add";

/** What was wanted happens on the way back from the login. */
function useKeepInMind() {
  const { pathname } = useLocation();
  return (lines: readonly CartLine[]) =>
    rememberIntent({ path: withoutLocale(pathname), kind: INTENT, payload: lines }, new Date());
}

/** Says what was put in, and where it is; or why it was not. */
function useAdded() {
  const { t } = useTranslation("buy");
  const toast = useToast();
  const refuse = useRefusalToast();
  const keepInMind = useKeepInMind();
  const navigate = useNavigate();
  const localized = useLocalized();
  return async (memberId: string, lines: readonly CartLine[]) => {
    const { refusalOf, sendCart } = await import("./send-cart.ts");
    const refusal = refusalOf(await sendCart({ intent: "add", member: memberId, put: [...lines] }));
    if (refusal === "auth.login_required") keepInMind(lines);
    if (refusal) return refuse(refusal);
    const see = { label: t("see"), run: () => void navigate(localized("/shopping_cart")) };
    toast.show({ text: t("added", { count: lines.length }), action: see });
  };
}

/** Puts lines in for a member; for a visitor it keeps them in mind and says that they should log in. */
export function useAddToCart() {
  const { user, ready } = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const localized = useLocalized();
  const added = useAdded();
  const keepInMind = useKeepInMind();

  /** False when somebody has to log in first. */
  function add(lines: readonly CartLine[]): boolean {
    if (!user) return false;
    void added(user.id, lines);
    return true;
  }

  function logIn(lines: readonly CartLine[]): void {
    keepInMind(lines);
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
    // What each of them is, the server looks at.
    if (Array.isArray(intent?.payload)) void added(memberId, intent.payload);
  });

  const memberId = user?.id;
  useEffect(() => {
    if (memberId) carryOut(memberId);
  }, [memberId]);
  return null;
}
