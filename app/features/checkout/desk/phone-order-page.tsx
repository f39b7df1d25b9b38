import { useTranslation } from "react-i18next";
import { useFetcher } from "react-router";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import type { PayLinkRow } from "#app/features/checkout/phone-order/pay-link-queries.server.ts";
import type { ProductOptions } from "#app/features/checkout/phone-order/product-options.server.ts";
import { AdminHead } from "#app/features/desk/desk-head.tsx";
import type { Failure } from "#app/platform/http/form.ts";
import { CustomerFields } from "./customer-fields.tsx";
import { LineRows } from "./line-rows.tsx";
import { NewLine } from "./new-line.tsx";
import { PayLinkTable } from "./pay-link-table.tsx";
import { SendBox } from "./send-box.tsx";
import { useDraft } from "./use-draft.ts";

type PhoneOrderPageProps = {
  readonly products: ProductOptions;
  readonly links: readonly PayLinkRow[];
  readonly today: LocalDate;
  readonly order: string;
};

/** An order for whoever is on the telephone, line by line, and the link that pays it. */
export function PhoneOrderPage({ products, links, today, order }: PhoneOrderPageProps) {
  const { t } = useTranslation("phone");
  const { t: desk } = useTranslation("desk");
  const draft = useDraft();
  const fetcher = useFetcher<Failure>();
  const refusal = fetcher.state === "idle" ? fetcher.data : undefined;
  const fields = refusal?.fields ?? {};
  const errorOf = (field: string) => fields[field];
  return (
    <>
      <AdminHead
        title={t("title")}
        text={t("text")}
        crumbs={[{ label: desk("area.reservations"), to: "/admin/reservations" }]}
      />
      <fetcher.Form method="post" noValidate>
        <input type="hidden" name="intent" value="place" />
        <input type="hidden" name="order" value={order} />
        <input type="hidden" name="lines" value={draft.sent.lines} />
        <input type="hidden" name="prices" value={draft.sent.prices} />
        <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="grid min-w-0 gap-4">
            <CustomerFields errorOf={errorOf} />
            <section className="card">
              <h2 className="border-line border-b px-4 py-3 text-16">{t("lines")}</h2>
              <LineRows draft={draft} />
              <NewLine products={products} lines={draft.lines} today={today} onAdd={draft.add} />
            </section>
          </div>
          <SendBox
            draft={draft}
            busy={fetcher.state !== "idle"}
            error={refusal?.error}
            errorOf={errorOf}
          />
        </div>
      </fetcher.Form>
      <PayLinkTable links={links} />
    </>
  );
}
