import { ChevronDown, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFetcher } from "react-router";
import type { Companion } from "#app/features/order/companion/companion-store.server.ts";
import type { CheckoutReply } from "#app/features/order/payment/checkout-reply.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { useFetcherRefusal } from "#app/ui/overlay/use-refusal-toast.ts";

/** People of earlier trips; they can be removed from the list. */
export function CompanionList({ companions }: { readonly companions: readonly Companion[] }) {
  const { t } = useTranslation("payment");
  const fetcher = useFetcher<CheckoutReply>();
  useFetcherRefusal(fetcher.data);
  if (companions.length === 0) return null;
  return (
    <details className="group mt-2 border-t border-line pt-2">
      <summary className="flex min-h-12 cursor-pointer items-center font-bold">
        {t("saved.title", { count: companions.length })}
        <ChevronDown
          aria-hidden="true"
          className="ml-auto size-5 flex-none text-ink-3 group-open:rotate-180"
        />
      </summary>
      <ul>
        {companions.map(({ id, firstName, lastName }) => {
          const name = `${lastName} ${firstName}`;
          return (
            <li key={id} className="flex items-center justify-between gap-3">
              <span>{name}</span>
              <IconButton
                icon={Trash2}
                label={t("saved.remove", { name })}
                onClick={() =>
                  fetcher.submit({ intent: "forget", companion: id }, { method: "post" })
                }
              />
            </li>
          );
        })}
      </ul>
    </details>
  );
}
