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

type HistoryProps = { readonly history: ReservationRecord["history"] };

/** Every step with who and when, the newest first. */
export function ReservationHistory({ history }: HistoryProps) {
  const { t } = useTranslation("desk");
  const { moment } = useDeskFormat();
  return (
    <section className="card p-4">
      <h2 className="text-16">{t("history.title")}</h2>
      {history.length === 0 ? <p className="mt-2 text-ink-2">{t("history.none")}</p> : null}
      <ol className="mt-2 grid gap-3">
        {history.map(({ id, actor, by, action, after, reason, reference, at }) => {
          const told = TOLD.find((each) => each === action);
          return (
            <li key={id} className="text-14">
              <span className="text-ink-2">
                {moment(at)} · {by ?? t(`actor.${actor}`)}
              </span>
              <span className="flex flex-wrap items-center gap-2">
                <b>{told ? t(`history.${told}`) : action}</b>
                <StatusMark status={after} />
              </span>
              {reference ? <span className="block">{reference}</span> : null}
              {reason ? <span className="block whitespace-pre-line">{reason}</span> : null}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
