import { Check, Copy, Mail, MessageCircle } from "lucide-react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFetcher } from "react-router";
import type { RequestSent } from "#app/domain/reservation/status/admin-forms.ts";
import {
  REQUEST_LANGUAGES,
  type RequestLanguage,
  supplierRequest,
} from "#app/domain/reservation/voucher/supplier-request.ts";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import type { ReservationRecord } from "#app/features/reservation/desk/reservation-detail-queries.server.ts";
import { REQUEST_LABELS } from "#app/locales/supplier-words.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { cardClass, chipClass } from "#app/ui/look/classes.ts";
import { RECORD_KEY } from "./record-keys.ts";

type RequestProps = { readonly reservation: ReservationRecord; readonly canChange: boolean };

/** The text sent to the supplier; each sending is recorded with its time and who did it. */
export function SupplierRequest({ reservation, canChange }: RequestProps) {
  const { t } = useTranslation("desk");
  const { moment } = useAdminFormat();
  const fetcher = useFetcher();
  const pre = useRef<HTMLPreElement>(null);
  const [language, setLanguage] = useState<RequestLanguage>(REQUEST_LANGUAGES[0]);
  const [copied, setCopied] = useState<RequestLanguage>();
  const booker = reservation.booker ?? { name: reservation.customer };
  const text = supplierRequest({ ...reservation, booker }, language, REQUEST_LABELS[language]);
  const [last] = reservation.requests;

  function recordSent(way: RequestSent["way"]) {
    if (canChange) void fetcher.submit({ intent: "asked", way, language }, { method: "post" });
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(language);
    } catch {
      // Without permission for the clipboard, the text is selected for copying by hand.
      if (pre.current) getSelection()?.selectAllChildren(pre.current);
    }
    recordSent("copy");
  }

  return (
    <section id="request" className={`${cardClass} p-4`}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-16">{t("request.title")}</h2>
        <LanguageChips value={language} onChange={setLanguage} />
      </div>
      <pre
        ref={pre}
        lang={language}
        className="font-thai [word-break:normal] mt-3 whitespace-pre-wrap rounded-panel bg-sand p-3"
      >
        {text}
      </pre>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <Button
          size="xs"
          onClick={() => void copy()}
          aria-keyshortcuts="C"
          {...{ [RECORD_KEY]: "KeyC" }}
        >
          {copied === language ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
          {t(copied === language ? "request.copied" : "request.copy")}
        </Button>
        <RequestLinks text={text} onSend={recordSent} />
        {last ? (
          <span role="status" className="ml-auto text-13 text-ink-3">
            {t("request.sent", { at: moment(last.at) })}
          </span>
        ) : null}
      </div>
    </section>
  );
}

type LanguageChipsProps = {
  readonly value: RequestLanguage;
  readonly onChange: (language: RequestLanguage) => void;
};

function LanguageChips({ value, onChange }: LanguageChipsProps) {
  const { t } = useTranslation("desk");
  return (
    <div className="flex gap-1">
      {REQUEST_LANGUAGES.map((language) => (
        <button
          key={language}
          type="button"
          className={chipClass()}
          aria-pressed={language === value}
          onClick={() => onChange(language)}
        >
          {t(`request.${language}`)}
        </button>
      ))}
    </div>
  );
}

type RequestLinksProps = {
  readonly text: string;
  readonly onSend: (way: RequestSent["way"]) => void;
};

function RequestLinks({ text, onSend }: RequestLinksProps) {
  const { t } = useTranslation("desk");
  return (
    <>
      <a
        href={`https://line.me/R/share?text=${encodeURIComponent(text)}`}
        target="_blank"
        rel="noreferrer"
        className={buttonClass({ variant: "secondary", size: "xs" })}
        onClick={() => onSend("line")}
      >
        <MessageCircle aria-hidden="true" />
        LINE
      </a>
      <a
        href={mailtoLink(text)}
        className={buttonClass({ variant: "secondary", size: "xs" })}
        onClick={() => onSend("mail")}
      >
        <Mail aria-hidden="true" />
        {t("request.mail")}
      </a>
    </>
  );
}

/** The first line is the subject. */
function mailtoLink(text: string): string {
  const [subject = ""] = text.split("\n");
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
}
