import { Mail, MessageCircle, Phone } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { SupplierKind } from "#app/domain/catalog/supplier/supplier-form.ts";
import { useMayRead } from "#app/features/desk/desk-person.tsx";
import type { RecordLabels } from "#app/features/desk/record/record-input-props.ts";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import { cardClass, linkClass } from "#app/ui/look/classes.ts";
import { AnswerTime, OpenNow } from "./open-now.tsx";
import type { SupplierContact } from "./supplier-queries.server.ts";

type SupplierCardProps = { readonly supplier: SupplierContact | null; readonly now: Date };

/** Whom to ask about a reservation: how they are reached, whether they are there now, how long they take. */
export function SupplierCard({ supplier, now }: SupplierCardProps) {
  const { t } = useTranslation("suppliers");
  const { language } = useAdminFormat();
  const mayRead = useMayRead("suppliers");
  if (!supplier) {
    return (
      <section className={`${cardClass} p-4`}>
        <h2 className="text-16">{t("title")}</h2>
        <p className="mt-1 text-ink-2">{t("none")}</p>
        {mayRead ? (
          <Link to="/admin/suppliers" className={linkClass}>
            {t("to_book")}
          </Link>
        ) : null}
      </section>
    );
  }
  return (
    <section className={`${cardClass} p-4`}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="text-16">{t("title")}</h2>
        <OpenNow hours={supplier} now={now} />
      </div>
      <p className="mt-1">
        {mayRead ? (
          <Link to={`/admin/suppliers/${supplier.id}`} className={linkClass}>
            {supplier.name}
          </Link>
        ) : (
          supplier.name
        )}
        {[supplier.contact, language(supplier.language)]
          .filter(Boolean)
          .map((fact) => ` · ${fact}`)}
      </p>
      <Ways supplier={supplier} />
      <p className="text-14 text-ink-2">
        <AnswerTime minutes={supplier.minutes} answers={supplier.answers} />
      </p>
      {supplier.note ? (
        <p className="mt-2 whitespace-pre-line rounded-panel bg-sand p-3 text-14">
          {supplier.note}
        </p>
      ) : null}
    </section>
  );
}

function Ways({ supplier: { phone, lineId, email } }: { readonly supplier: SupplierContact }) {
  return (
    <ul className="mt-1 flex flex-wrap gap-x-4">
      {phone ? (
        <li>
          <a
            href={`tel:${phone.replace(/[^\d+]/g, "")}`}
            className={`${linkClass} inline-flex min-h-11 items-center gap-1`}
          >
            <Phone aria-hidden="true" className="size-4" />
            {phone}
          </a>
        </li>
      ) : null}
      {lineId ? (
        <li>
          <a
            href={`https://line.me/R/ti/p/${encodeURIComponent(lineId)}`}
            target="_blank"
            rel="noreferrer"
            className={`${linkClass} inline-flex min-h-11 items-center gap-1`}
          >
            <MessageCircle aria-hidden="true" className="size-4" />
            {`LINE ${lineId}`}
          </a>
        </li>
      ) : null}
      {email ? (
        <li>
          <a
            href={`mailto:${email}`}
            className={`${linkClass} inline-flex min-h-11 items-center gap-1`}
          >
            <Mail aria-hidden="true" className="size-4" />
            {email}
          </a>
        </li>
      ) : null}
    </ul>
  );
}

/** The words of the supplier form. */
export function useSupplierLabels(): RecordLabels {
  const { t } = useTranslation("suppliers");
  const { language, weekday } = useAdminFormat();
  return {
    field: (name) => t(`field.${name}` as "field.name"),
    section: (name) => t(`section.${name}` as "section.basic"),
    choice: (name, value) => {
      if (name === "kind") return t(`kind.${value as SupplierKind}`);
      if (name === "language") return language(value);
      return name === "closedDays" ? weekday(Number(value)) : value;
    },
  };
}
