import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFetcher } from "react-router";
import type { FieldErrors } from "#app/platform/http/form.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorText } from "#app/ui/form/field.tsx";
import { Note } from "#app/ui/note.tsx";
import type { RulesAnswer } from "./rules-action.server.ts";

type RuleFormProps = {
  readonly intent: string;
  readonly save: string;
  readonly children: (fields: FieldErrors) => ReactNode;
};

/** A small form of one rule, with its errors and how many prices followed it. */
export function RuleForm({ intent, save, children }: RuleFormProps) {
  const { t } = useTranslation("prices");
  const fetcher = useFetcher<RulesAnswer>();
  const answer = fetcher.state === "idle" ? fetcher.data : undefined;
  const fields = answer?.ok === false ? answer.fields : {};
  return (
    <fetcher.Form method="post" noValidate className="grid gap-3 border-line border-t pt-3">
      <input type="hidden" name="intent" value={intent} />
      <div className="flex flex-wrap items-end gap-2">
        {children(fields)}
        <Button type="submit" variant="secondary" busy={fetcher.state !== "idle"}>
          {save}
        </Button>
      </div>
      {answer?.ok === false && Object.keys(fields).length === 0 ? (
        <ErrorText code={answer.error} />
      ) : null}
      <div role="status">
        {answer?.ok ? <Note tone="good">{t("rules.saved", { count: answer.days })}</Note> : null}
      </div>
    </fetcher.Form>
  );
}

/** Removes one rule at once; adding it again brings it back. */
export function RemoveRule({ intent, id, label }: RemoveRuleProps) {
  const { t } = useTranslation("prices");
  const fetcher = useFetcher<RulesAnswer>();
  return (
    <fetcher.Form method="post">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={id} />
      <Button
        type="submit"
        variant="ghost"
        size="xs"
        busy={fetcher.state !== "idle"}
        aria-label={`${label} ${t("rules.remove")}`}
      >
        {t("rules.remove")}
      </Button>
    </fetcher.Form>
  );
}

type RemoveRuleProps = {
  readonly intent: string;
  readonly id: string;
  readonly label: string;
};
