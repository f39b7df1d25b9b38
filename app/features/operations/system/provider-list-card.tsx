import { useTranslation } from "react-i18next";
import { Link, useFetcher } from "react-router";
import { MAX_EXPLANATION } from "#app/domain/order/payment/provider-comparison.ts";
import { TableCard } from "#app/features/desk/detail-rows.tsx";
import { ListPager } from "#app/features/desk/list/list-pager.tsx";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import type { ProviderFinding } from "#app/features/order/provider-list/finding-queries.server.ts";
import type { Failure } from "#app/platform/http/form.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorText, TextField } from "#app/ui/form/field.tsx";
import { linkClass } from "#app/ui/look/classes.ts";
import { HealthMark } from "./system-parts.tsx";
import type { System } from "./system-queries.server.ts";

/** The list is read every ten minutes; later than this, something keeps us from it. */
const LATE_MS = 3_600_000;

type ProviderListProps = {
  readonly list: NonNullable<System["list"]>;
  readonly now: Date;
};

/** Mismatches between the provider's list and our records, for staff to explain. */
export function ProviderList({ list, now }: ProviderListProps) {
  const { t } = useTranslation("system");
  const { open, ended, count } = list;
  return (
    <TableCard title={t("list")} count={count}>
      <p id="provider-list" className="px-4 pt-3 text-ink-2">
        {t("list_hint")}
      </p>
      <p className="flex flex-wrap gap-x-5 px-4 py-2">
        <ReadUntil at={list.readUntil} now={now} />
        {count === 0 ? <HealthMark isGood text={t("list_agrees")} /> : null}
      </p>
      <ul className="px-4">
        {open.map((finding) => (
          <Finding key={finding.id} finding={finding} />
        ))}
      </ul>
      <ListPager page={list.page} pages={list.pages} />
      {ended.length > 0 ? (
        <details className="px-4 pb-3">
          <summary className="min-h-11 cursor-pointer py-3 text-ink-2">{t("explained")}</summary>
          <ul>
            {ended.map((finding) => (
              <Finding key={finding.id} finding={finding} />
            ))}
          </ul>
        </details>
      ) : null}
    </TableCard>
  );
}

function ReadUntil({ at, now }: { readonly at: Date | undefined; readonly now: Date }) {
  const { t } = useTranslation("system");
  const { moment } = useAdminFormat();
  if (!at) return <span className="text-ink-2">{t("list_never")}</span>;
  const isLate = now.getTime() - at.getTime() > LATE_MS;
  return (
    <HealthMark isGood={!isLate} text={t(isLate ? "list_late" : "list_read", { at: moment(at) })} />
  );
}

function Finding({ finding }: { readonly finding: ProviderFinding }) {
  const { t } = useTranslation("system");
  const { moment, won } = useAdminFormat();
  const { kind, status, amount, booked, order, paymentOrderId, paymentKey } = finding;
  return (
    <li className="grid gap-1 border-line border-b py-3 last:border-b-0">
      <span className="flex flex-wrap items-baseline gap-x-4">
        <b className={status === "open" ? "text-danger-700" : undefined}>{t(`finding.${kind}`)}</b>
        <b className="tabular-nums whitespace-nowrap">{won(amount)}</b>
        {booked === null ? null : <span>{t("finding_booked", { amount: won(booked) })}</span>}
      </span>
      <span className="flex flex-wrap gap-x-4 text-14 text-ink-2">
        <span className="tabular-nums whitespace-nowrap">{moment(finding.happenedAt)}</span>
        <span className="break-all">
          {order ? (
            <Link to={`/admin/reservations/order/${finding.tripId}`} className={linkClass}>
              {t("finding_order", { number: order })}
            </Link>
          ) : (
            t("finding_foreign", { id: paymentOrderId })
          )}
        </span>
        <span className="tabular-nums whitespace-nowrap">
          {t("finding_payment", { key: paymentKey })}
        </span>
      </span>
      {status === "asked" ? <span className="text-ink-2">{t("finding_asked")}</span> : null}
      {kind === "refund_elsewhere" && status === "open" ? (
        <span className="text-ink-2">{t("finding_look")}</span>
      ) : null}
      {status === "open" ? <Explain id={finding.id} amount={amount} /> : null}
      {finding.note ? (
        <span>
          {finding.note} <span className="text-14 text-ink-2">{finding.by ?? t("former")}</span>
        </span>
      ) : null}
    </li>
  );
}

function Explain({ id, amount }: { readonly id: number; readonly amount: number }) {
  const { t } = useTranslation("system");
  const fetcher = useFetcher<{ readonly ok: true } | Failure>();
  const refused = fetcher.data?.ok === false ? fetcher.data : undefined;
  return (
    <fetcher.Form method="post" className="grid items-end gap-2 sm:grid-cols-[minmax(0,1fr)_auto]">
      <input type="hidden" name="intent" value="explain" />
      <input type="hidden" name="finding" value={id} />
      <input type="hidden" name="amount" value={amount} />
      <TextField
        label={t("explanation")}
        name="note"
        maxLength={MAX_EXPLANATION}
        required
        error={refused?.fields.note}
      />
      <Button type="submit" variant="secondary" size="xs" busy={fetcher.state !== "idle"}>
        {t("explain")}
      </Button>
      <ErrorText code={refused?.fields.note ? undefined : refused?.error} />
    </fetcher.Form>
  );
}
