import { useTranslation } from "react-i18next";
import { Link, useParams, useSearchParams } from "react-router";
import { dateIn, daysBetween } from "#app/domain/common/date/local-date.ts";
import { dayUrgency } from "#app/domain/reservation/desk/queues.ts";
import { needsReference } from "#app/domain/reservation/status/recheck-rules.ts";
import { nextStatuses } from "#app/domain/reservation/status/status.ts";
import { CellNote } from "#app/features/desk/list/list-column.tsx";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import { ROW_LINK } from "./queue-keys.ts";
import { queueAddress } from "./reservation-filter.ts";
import type { ReservationRow } from "./reservation-queue-queries.server.ts";
import { StatusMark, WaitsForCustomer } from "./status-mark.tsx";

/** The link of the row, which the keys J and K move between. */
export function ProductCell({
  row: { idx, title, customer, detail },
}: {
  readonly row: ReservationRow;
}) {
  const [search] = useSearchParams();
  const isOpen = useParams().reservation_idx === String(idx);
  return (
    <>
      <Link
        to={queueAddress(search, idx)}
        className="font-semibold hover:underline"
        aria-current={isOpen ? "true" : undefined}
        preventScrollReset
        {...{ [ROW_LINK]: idx }}
      >
        {title}
      </Link>
      <CellNote>{`${customer} · ${detail}`}</CellNote>
    </>
  );
}

/** Whether the supplier knows about it already. */
export function AskedCell({ row: { asked } }: { readonly row: ReservationRow }) {
  const { t } = useTranslation(["reservation-desk", "desk"]);
  const { moment } = useAdminFormat();
  if (!asked) return <span className="text-ink-3">{t("not_asked")}</span>;
  return t("asked", { at: moment(asked.at), way: t(`desk:request.way_${asked.way}`) });
}

/** Shown only while the status can still change. */
export function DaysToGo({ row, now }: { readonly row: ReservationRow; readonly now: Date }) {
  const { t } = useTranslation("desk");
  if (nextStatuses(row.status).length === 0) return null;
  const count = daysBetween(dateIn(row.zone, now), row.usedOn);
  const isOpen = row.status === "PENDING" || row.status === "REFUND_REQUEST";
  const tone = isOpen ? dayUrgency(count) : "calm";
  if (count < 0) return <CellNote tone={tone}>{t("queue.past")}</CellNote>;
  return (
    <CellNote tone={tone}>{count === 0 ? t("queue.today") : t("queue.days", { count })}</CellNote>
  );
}

export function StateCell({ row }: { readonly row: ReservationRow }) {
  const { t } = useTranslation(["desk", "reservation-desk"]);
  const { status, refundStatus, offeredUntil } = row;
  return (
    <>
      <StatusMark status={status} />
      {needsReference(row) ? (
        <CellNote tone="soon" className="mt-1">
          {t("reservation-desk:reference_lost")}
        </CellNote>
      ) : null}
      {offeredUntil ? <WaitsForCustomer className="mt-1" /> : null}
      {refundStatus ? (
        <CellNote tone={refundStatus === "failed" ? "late" : "plain"} className="mt-1">
          {t(`refund_status.${refundStatus}`)}
        </CellNote>
      ) : null}
    </>
  );
}
