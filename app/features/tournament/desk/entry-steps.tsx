import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFetcher } from "react-router";
import { type EntryStep, stepsOf } from "#app/domain/tournament/entry-state.ts";
import type { Failure } from "#app/platform/http/form.ts";
import { Button } from "#app/ui/button.tsx";
import { FailureText, TextField } from "#app/ui/form/field.tsx";
import type { EntrantRow } from "./entrant-columns.ts";

/** What can be done with an entry now; a refusal asks for its reason, which is sent to the member. */
export function EntrySteps({ row }: { readonly row: EntrantRow }) {
  const { t } = useTranslation("flights");
  const fetcher = useFetcher<{ readonly ok: true } | Failure>();
  const [isRefusing, setRefusing] = useState(false);
  const answer = fetcher.data;
  function send(step: EntryStep, reason = "") {
    const { entryId, version } = row;
    const sent = { intent: "step", entry: String(entryId), version: String(version), step, reason };
    void fetcher.submit(sent, { method: "post" });
  }
  if (isRefusing) {
    return (
      <form
        className="flex items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          send("refuse", String(new FormData(event.currentTarget).get("reason") ?? ""));
          setRefusing(false);
        }}
      >
        <TextField name="reason" label={t("reason")} maxLength={300} />
        <Button type="submit" size="xs" variant="danger">
          {t("step.refuse")}
        </Button>
        <Button size="xs" variant="ghost" onClick={() => setRefusing(false)}>
          {t("back")}
        </Button>
      </form>
    );
  }
  return (
    <>
      <span className="flex flex-wrap gap-1.5">
        {stepsOf(row.state)
          .filter((step) => isOffered(step, row))
          .map((step) => (
            <Button
              key={step}
              size="xs"
              variant="secondary"
              busy={fetcher.state !== "idle"}
              onClick={() => (step === "refuse" ? setRefusing(true) : send(step))}
            >
              {t(`step.${step}`)}
            </Button>
          ))}
      </span>
      {answer && !answer.ok ? <FailureText failure={answer} /> : null}
    </>
  );
}

/** Paid entries are refunded through the reservation; staff cancel only what they approved unpaid. */
function isOffered(step: EntryStep, { isPaid, state }: EntrantRow): boolean {
  if (step === "cancel") return state === "approved" && !isPaid;
  return !(isPaid && step === "refuse");
}
