import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";
import type { CartLine } from "#app/domain/booking/cart/cart-line.ts";
import { rememberIntent, takeIntent } from "#app/platform/browser/pending-intent.ts";
import { withoutLocale } from "#app/platform/i18n/locale.ts";
import { useLocalized } from "#app/platform/i18n/locale-context.tsx";
import { useSession } from "#app/platform/session/session-provider.tsx";
import { useToast } from "#app/ui/overlay/toast.tsx";
import { useRefusalToast } from "#app/ui/overlay/use-refusal-toast.ts";

const INTENT = "cart.add";

/** Remembers the lines, so that they are added after the login. */
function useRememberLines() {
  const { pathname } = useLocation();
  return (lines: readonly CartLine[]) =>
    rememberIntent({ path: withoutLocale(pathname), kind: INTENT, payload: lines }, new Date());
}

/** Adds lines and shows a toast with a link to the cart, or the reason of a refusal. */
function useSendLines() {
  const { t } = useTranslation("buy");
  const toast = useToast();
  const refuse = useRefusalToast();
  const rememberLines = useRememberLines();
  const navigate = useNavigate();
  const localized = useLocalized();
  return async (memberId: string, lines: readonly CartLine[]) => {
    const { refusalOf, sendCart } = await import("./send-cart.ts");
    const refusal = refusalOf(await sendCart({ intent: "add", member: memberId, put: [...lines] }));
    if (refusal === "auth.login_required") rememberLines(lines);
    if (refusal) return refuse(refusal);
    const see = { label: t("see"), run: () => void navigate(localized("/shopping_cart")) };
    toast.show({ text: t("added", { count: lines.length }), action: see });
  };
}

/** Adds lines for a member; for a visitor it remembers them until after the login. */
export function useAddToCart() {
  const { user, ready } = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const localized = useLocalized();
  const sendLines = useSendLines();
  const rememberLines = useRememberLines();

  /** False where the visitor has to log in first. */
  function add(lines: readonly CartLine[]): boolean {
    if (!user) return false;
    void sendLines(user.id, lines);
    return true;
  }

  function logIn(lines: readonly CartLine[]): void {
    rememberLines(lines);
    const next = encodeURIComponent(`${pathname}${search}`);
    void navigate(`${localized("/login")}?next=${next}`);
  }

  return { ready, add, logIn };
}

/** Adds the lines that a visitor chose before logging in. */
export function PendingAdd(): null {
  const { user } = useSession();
  const { pathname } = useLocation();
  const sendLines = useSendLines();

  const addRemembered = useEffectEvent((memberId: string) => {
    const intent = takeIntent(withoutLocale(pathname), INTENT, new Date());
    // The server validates the lines.
    if (Array.isArray(intent?.payload)) void sendLines(memberId, intent.payload);
  });

  const memberId = user?.id;
  useEffect(() => {
    if (memberId) addRemembered(memberId);
  }, [memberId]);
  return null;
}
