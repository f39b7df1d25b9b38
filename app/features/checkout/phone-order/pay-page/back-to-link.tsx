import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "#app/ui/button.tsx";

const KEY = "pay-link";
const PATH = /^(\/[a-z]{2})?\/pay\/[\w-]{32}$/;

/** Before the card window opens: the provider's return address does not name the link. */
export function rememberPayLink(): void {
  try {
    sessionStorage.setItem(KEY, location.pathname);
  } catch {
    // Without storage the way back is the link in the message.
  }
}

function readPayLink(): string | null {
  try {
    const path = sessionStorage.getItem(KEY);
    return path && PATH.test(path) ? path.replace(/^\/[a-z]{2}\/pay/, "/pay") : null;
  } catch {
    return null;
  }
}

const never = () => () => {};

/** Leads customers who came from a pay link back to their trip when the card window has returned. */
export function BackToPayLink({ isPaid }: { readonly isPaid: boolean }) {
  const { t } = useTranslation("payment");
  const path = useSyncExternalStore(never, readPayLink, () => null);
  if (!path) return null;
  return <ButtonLink to={path}>{t(isPaid ? "link.to_trip" : "link.to_pay")}</ButtonLink>;
}
