import { useTranslation } from "react-i18next";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import type { ReservationRecord } from "#app/features/reservation/desk/reservation-detail-queries.server.ts";
import { StatusMark } from "#app/features/reservation/desk/status-mark.tsx";
import { cardClass } from "#app/ui/look/classes.ts";

const TITLED_ACTIONS = [
  "paid",
  "confirm",
  "refuse",
  "ask_refund",
  "refund",
  "refuse_refund",
  "use",
  "external",
  "offer",
  "withdraw_offer",
  "accept_offer",
  "decline_offer",
  "expire_offer",
  "change",
] as const;

type HistoryProps = {
  readonly reservation: Pick<
    ReservationRecord,
    "history" | "requests" | "decisions" | "recheckedAt" | "rechecker" | "recheckedWith"
  >;
};

/** Every status change with who and when, and every request to the supplier, newest first. */
export function ReservationHistory({ reservation }: HistoryProps) {
  const { t } = useTranslation("desk");
  const { history, requests, decisions, recheckedAt } = reservation;
  const all = [
    ...history.map((step) => ({ kind: "step" as const, ...step })),
    ...requests.map((request) => ({ kind: "request" as const, ...request })),
    ...decisions.map((decision) => ({ kind: "decision" as const, ...decision })),
    ...(recheckedAt ? [{ kind: "recheck" as const, id: 0, at: recheckedAt }] : []),
  ].toSorted((a, b) => b.at.getTime() - a.at.getTime());
  return (
    <section className={`${cardClass} p-4`}>
      <h2 className="text-16">{t("history.title")}</h2>
      {all.length === 0 ? <p className="mt-2 text-ink-2">{t("history.none")}</p> : null}
      <ol className="mt-2 grid gap-3">
        {all.map((entry) => (
          <li key={`${entry.kind} ${entry.id}`} className="text-14">
            {entry.kind === "step" ? <Step step={entry} /> : null}
            {entry.kind === "request" ? <Request request={entry} /> : null}
            {entry.kind === "decision" ? <Decision decision={entry} /> : null}
            {entry.kind === "recheck" ? <Recheck reservation={reservation} at={entry.at} /> : null}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Step({ step }: { readonly step: ReservationRecord["history"][number] }) {
  const { t } = useTranslation(["desk", "reservation-desk"]);
  const { moment } = useAdminFormat();
  const { actor, by, action, after, reason, code, reference, at } = step;
  const titled = TITLED_ACTIONS.find((each) => each === action);
  // The payment provider refunds automatically; a refund made by staff was a bank transfer.
  const isByHand = titled === "refund" && actor === "staff";
  const title = isByHand ? t("history.hand_paid") : titled && t(`history.${titled}`);
  return (
    <>
      <span className="text-ink-2">
        {moment(at)} · {by ?? t(`actor.${actor}`)}
      </span>
      <span className="flex flex-wrap items-center gap-2">
        <b>{title ?? action}</b>
        <StatusMark status={after} />
      </span>
      {reference ? <span className="block">{reference}</span> : null}
      {code ? (
        <span className="block font-semibold">{t(`reservation-desk:reason.${code}`)}</span>
      ) : null}
      {reason ? <span className="block whitespace-pre-line">{reason}</span> : null}
    </>
  );
}

function Request({ request }: { readonly request: ReservationRecord["requests"][number] }) {
  const { t } = useTranslation("desk");
  const { moment } = useAdminFormat();
  const { by, way, language, at } = request;
  return (
    <>
      <span className="text-ink-2">
        {moment(at)} · {by ?? t("actor.staff")}
      </span>
      <b className="block">
        {t("history.asked", { way: t(`request.way_${way}`), language: t(`request.${language}`) })}
      </b>
    </>
  );
}

/** A refund was approved or sent again; its result is an entry of its own. */
function Decision({ decision }: { readonly decision: ReservationRecord["decisions"][number] }) {
  const { t } = useTranslation(["desk", "reservation-desk"]);
  const { moment, won } = useAdminFormat();
  const { by, action, sum, reason, code, at } = decision;
  return (
    <>
      <span className="text-ink-2">
        {moment(at)} · {by ?? t("actor.staff")}
      </span>
      <b className="block">
        {t(`history.${action}`)}
        {sum === null ? null : ` · ${won(sum)}`}
      </b>
      {code ? (
        <span className="block font-semibold">{t(`reservation-desk:reason.${code}`)}</span>
      ) : null}
      {reason ? <span className="block whitespace-pre-line">{reason}</span> : null}
    </>
  );
}

/** The status did not change, so the entry describes the refund itself. */
function Recheck({ reservation, at }: HistoryProps & { readonly at: Date }) {
  const { t } = useTranslation("desk");
  const { moment } = useAdminFormat();
  const { rechecker, recheckedWith } = reservation;
  return (
    <>
      <span className="text-ink-2">
        {moment(at)} · {rechecker ?? t("actor.staff")}
      </span>
      <b className="block">{t("history.recheck")}</b>
      {recheckedWith ? <span className="block">{recheckedWith}</span> : null}
    </>
  );
}
