import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useFetcher } from "react-router";
import type {
  Assignable,
  findAssignee,
} from "#app/features/reservation/record/assign-reservation.server.ts";
import type { Failure } from "#app/platform/http/form.ts";
import { ErrorText } from "#app/ui/form/field.tsx";
import { inputClass } from "#app/ui/form/input-class.ts";
import { chipClass } from "#app/ui/look/classes.ts";
import { RECORD_KEY } from "./record-keys.ts";
import { isStale, useStale } from "./stale-card.tsx";

type AssigneeProps = {
  readonly assignee: Awaited<ReturnType<typeof findAssignee>>;
  readonly colleagues: readonly Assignable[];
  readonly me: string;
  readonly canChange: boolean;
};

/** Who works on it: taken with one press, or given to a colleague. */
export function ReservationAssignee({ assignee, colleagues, me, canChange }: AssigneeProps) {
  const { t } = useTranslation("reservation-desk");
  const { show } = useStale();
  const fetcher = useFetcher<Failure | { readonly ok: true }>();
  const failure = fetcher.data?.ok === false ? fetcher.data : undefined;
  useEffect(() => {
    if (failure && isStale(failure.error)) show();
  }, [failure, show]);
  const seen = assignee?.id ?? "";
  const assign = (to: string) =>
    void fetcher.submit({ intent: "assign", to, seen }, { method: "post" });
  return (
    <div className="mt-2 flex flex-wrap items-center gap-2 text-14">
      <span className="text-ink-2">{t("assignee")}</span>
      {canChange ? (
        <select
          {...{ [RECORD_KEY]: "KeyP" }}
          aria-label={t("give")}
          className={inputClass({ kind: "select", fit: true })}
          value={seen}
          onChange={(event) => assign(event.target.value)}
        >
          <option value="">{t("unassigned")}</option>
          {colleagues.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      ) : (
        <b>{assignee?.name ?? t("unassigned")}</b>
      )}
      {canChange && assignee?.id !== me ? (
        <button type="button" className={chipClass()} onClick={() => assign(me)}>
          {t("take")}
        </button>
      ) : null}
      <ErrorText code={failure?.error} />
    </div>
  );
}
