import { type ReactNode, useEffect, useEffectEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import { takeIntent } from "#app/platform/browser/pending-intent.ts";
import { useLocalized } from "#app/platform/i18n/locale-context.tsx";
import { withoutLocale } from "#app/platform/i18n/request-locale.ts";
import { useSession } from "#app/platform/session/session-provider.tsx";
import { ADD_INTENT, useRememberLines, useSendLines } from "./use-send-lines.tsx";

/** Adds lines for a member; for a visitor it remembers them until after the login. */
export function useAddToCart() {
  const { user, ready } = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const localized = useLocalized();
  const { send, question } = useSendLines();
  const rememberLines = useRememberLines();

  /** False where the visitor has to log in first. */
  function add(lines: readonly CartLine[]): boolean {
    if (!user) return false;
    void send(user.id, lines);
    return true;
  }

  function logIn(lines: readonly CartLine[]): void {
    rememberLines(lines);
    const next = encodeURIComponent(`${pathname}${search}`);
    void navigate(`${localized("/login")}?next=${next}`);
  }

  return { ready, add, logIn, question };
}

/** Adds the lines that a visitor chose before logging in. */
export function PendingAdd(): ReactNode {
  const { user } = useSession();
  const { pathname } = useLocation();
  const { send, question } = useSendLines();

  const addRemembered = useEffectEvent((memberId: string) => {
    const intent = takeIntent(withoutLocale(pathname), ADD_INTENT, new Date());
    // The server validates the lines.
    if (Array.isArray(intent?.payload)) void send(memberId, intent.payload);
  });

  const memberId = user?.id;
  useEffect(() => {
    if (memberId) addRemembered(memberId);
  }, [memberId]);
  return question;
}
