import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import {
  REQUEST_LANGUAGES,
  type RequestLanguage,
  supplierRequest,
} from "#app/domain/reservation/supplier-request.ts";
import { Button } from "#app/ui/button.tsx";
import type { ReservationRecord } from "./reservation-detail-queries.server.ts";

type RequestProps = { readonly reservation: ReservationRecord };

/** What is sent to the supplier, to copy into LINE or to read out. */
export function SupplierRequest({ reservation }: RequestProps) {
  const { t } = useTranslation("desk");
  const [language, setLanguage] = useState<RequestLanguage>("en");
  const [copied, setCopied] = useState<RequestLanguage>();
  const text = supplierRequest(reservation, language);

  async function copy() {
    await navigator.clipboard.writeText(text);
    setCopied(language);
  }

  return (
    <section className="card p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-16">{t("request.title")}</h2>
        <div className="flex gap-1">
          {REQUEST_LANGUAGES.map((each) => (
            <button
              key={each}
              type="button"
              className="chip"
              aria-pressed={each === language}
              onClick={() => setLanguage(each)}
            >
              {t(`request.${each}`)}
            </button>
          ))}
        </div>
      </div>
      <pre lang={language} className="mt-3 whitespace-pre-wrap rounded-panel bg-sand p-3 thai">
        {text}
      </pre>
      <Button variant="secondary" size="xs" className="mt-3" onClick={() => void copy()}>
        {copied === language ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        {t(copied === language ? "request.copied" : "request.copy")}
      </Button>
    </section>
  );
}
