import { ShoppingBag } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import { takeIntent } from "#app/platform/browser/pending-intent.ts";
import { useLocalized } from "#app/platform/i18n/locale-context.tsx";
import { withoutLocale } from "#app/platform/i18n/request-locale.ts";
import { useSession } from "#app/platform/session/session-provider.tsx";
import { Button } from "#app/ui/button.tsx";
import { useLazyPart } from "#app/ui/hooks/use-lazy-part.ts";
import { ADD_INTENT, useRememberLines, useSendLines } from "./use-send-lines.tsx";

type AddToCartProps = {
  readonly lines: readonly CartLine[];
  /** With the price: 「₩484,000 담기」. */
  readonly label: string;
  /** While a newer price is loading, the shown one may be outdated. */
  readonly busy?: boolean;
};

const loadDialog = async () => (await import("#app/ui/overlay/confirm-dialog.tsx"))?.ConfirmDialog;

/** A visitor is sent to the login; the lines are added on return. */
export function AddToCart({ lines, label, busy = false }: AddToCartProps) {
  const { t } = useTranslation(["buy", "titles"]);
  const { ready, add, logIn, question } = useAddToCart();
  const [isAsking, setAsking] = useState(false);
  const [Dialog, isOpen] = useLazyPart(loadDialog, isAsking, () => setAsking(false));
  return (
    <>
      <Button
        size="lg"
        block
        busy={!ready || busy}
        onClick={() => {
          if (!add(lines)) setAsking(true);
        }}
      >
        <ShoppingBag aria-hidden="true" />
        {label}
      </Button>
      {Dialog ? (
        <Dialog
          open={isOpen}
          onOpenChange={setAsking}
          title={t("titles:auth.login_required")}
          text={t("login.text")}
          confirmLabel={t("login.go")}
          cancelLabel={t("login.stay")}
          onConfirm={() => logIn(lines)}
        />
      ) : null}
      {question}
    </>
  );
}

/** Adds lines for a member; for a visitor it remembers them until after the login. */
function useAddToCart() {
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
