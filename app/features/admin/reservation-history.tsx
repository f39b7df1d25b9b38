import { useTranslation } from "react-i18next";
import { StatusMark } from "./marks.tsx";
import type { ReservationRecord } from "./reservation-detail-queries.server.ts";
import { useDeskFormat } from "./use-desk-format.ts";

const TOLD = [
  "paid",
  "confirm",
  "refuse",
  "ask_refund",
  "refund",
  "refuse_refund",
  "use",
  "external",
] as const;

type HistoryProps = {
  readonly reservation: Pick<ReservationRecord, "history" | "requests">;
};

/** Every step with who and when, and every word to the supplier, the newest first. */
export function ReservationHistory({ reservation: { history, requests } }: HistoryProps) {
  const { t } = useTranslation("desk");
  const all = [
    ...history.map((step) => ({ kind: "step" as const, ...step })),
    ...requests.map((request) => ({ kind: "request" as const, ...request })),
  ].toSorted((a, b) => b.at.getTime() - a.at.getTime());
  return (
    <section className="card p-4">
      <h2 className="text-16">{t("history.title")}</h2>
      {all.length === 0 ? <p className="mt-2 text-ink-2">{t("history.none")}</p> : null}
      <ol className="mt-2 grid gap-3">
        {all.map((entry) => (
          <li key={`${entry.kind} ${entry.id}`} className="text-14">
            {entry.kind === "step" ? <Step step={entry} /> : <Request request={entry} />}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Step({ step }: { readonly step: ReservationRecord["history"][number] }) {
  const { t } = useTranslation("desk");
  const { moment } = useDeskFormat();
  const { actor, by, action, after, reason, reference, at } = step;
  const told = TOLD.find((each) => each === action);
  return (
    <>
      <span className="text-ink-2">
        {moment(at)} · {by ?? t(`actor.${actor}`)}
      </span>
      <span className="flex flex-wrap items-center gap-2">
        <b>{told ? t(`history.${told}`) : action}</b>
        <StatusMark status={after} />
      </span>
      {reference ? <span className="block">{reference}</span> : null}
      {reason ? <span className="block whitespace-pre-line">{reason}</span> : null}
    </>
  );
}

function Request({ request }: { readonly request: ReservationRecord["requests"][number] }) {
  const { t } = useTranslation("desk");
  const { moment } = useDeskFormat();
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
