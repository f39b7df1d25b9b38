import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFetcher } from "react-router";
import { RatesConflict } from "#app/features/pricing/desk/price-answer.tsx";
import { SeenForm } from "#app/features/pricing/desk/price-link.tsx";
import type { FieldErrors } from "#app/platform/http/form.ts";
import { Button } from "#app/ui/button.tsx";
import { useToast } from "#app/ui/overlay/toast.tsx";
import type { RulesAnswer } from "./rules-answer.ts";

type RuleFormProps = {
  readonly intent: string;
  readonly save: string;
  /** What stood, for what the form says now; two people never write over each other. */
  readonly seenOf: (form: FormData) => string;
  /** A new key resets the fields, as a save does. */
  readonly fieldsKey?: string;
  readonly onSaved?: () => void;
  readonly children: (fields: FieldErrors) => ReactNode;
};

/** A small form of one rule, with its errors and its conflict. */
export function RuleForm(props: RuleFormProps) {
  const { intent, save, seenOf, fieldsKey = "", onSaved, children } = props;
  const [round, setRound] = useState(0);
  const fetcher = useFetcher<RulesAnswer>();
  const answer = fetcher.state === "idle" ? fetcher.data : undefined;
  const failure = answer?.ok === false ? answer : undefined;
  useRuleToast(
    answer,
    useCallback(() => {
      setRound((before) => before + 1);
      onSaved?.();
    }, [onSaved]),
  );
  return (
    <SeenForm fetcher={fetcher} seenOf={seenOf} className="grid gap-3 border-line border-t pt-3">
      <input type="hidden" name="intent" value={intent} />
      <div
        key={`${fieldsKey}#${round}`}
        className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] items-end gap-2"
      >
        {children(failure?.fields ?? {})}
        <Button
          type="submit"
          variant="secondary"
          className="justify-self-start"
          busy={fetcher.state !== "idle"}
        >
          {save}
        </Button>
      </div>
      <RatesConflict refusal={failure} />
    </SeenForm>
  );
}

/** Removes rules at once; the message brings one back. It outlives the row that it removes. */
export function useRuleRemoval() {
  const fetcher = useFetcher<RulesAnswer>();
  const answer = fetcher.state === "idle" ? fetcher.data : undefined;
  useRuleToast(answer);
  return {
    remove: (body: Readonly<Record<"intent" | "key" | "seen", string>>) =>
      void fetcher.submit(body, { method: "post" }),
    refusal: answer?.ok === false ? answer : undefined,
  };
}

type RuleButtonsProps = {
  readonly label: string;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
};

export function RuleButtons({ label, onEdit, onRemove }: RuleButtonsProps) {
  const { t } = useTranslation("prices");
  return (
    <>
      <Button variant="ghost" size="xs" aria-label={`${label} ${t("rules.edit")}`} onClick={onEdit}>
        {t("rules.edit")}
      </Button>
      <Button
        variant="ghost"
        size="xs"
        aria-label={`${label} ${t("rules.remove")}`}
        onClick={onRemove}
      >
        {t("rules.remove")}
      </Button>
    </>
  );
}

/** How many prices followed, with the way back. */
function useRuleToast(answer: RulesAnswer | undefined, onSaved?: () => void): void {
  const { t } = useTranslation(["prices", "errors"]);
  const { show } = useToast();
  const shown = useRef<RulesAnswer>(undefined);
  const undo = useFetcher<RulesAnswer>();
  const undone = undo.state === "idle" ? undo.data : undefined;
  const { submit } = undo;
  useEffect(() => {
    if (!answer?.ok || answer === shown.current) return;
    shown.current = answer;
    onSaved?.();
    const body = { intent: "undo", entry: String(answer.entry) };
    show({
      text: t("rules.saved", { count: answer.days }),
      action: { label: t("undo"), run: () => void submit(body, { method: "post" }) },
    });
  }, [answer, onSaved, show, submit, t]);
  const told = useRef<RulesAnswer>(undefined);
  useEffect(() => {
    if (!undone || undone === told.current) return;
    told.current = undone;
    if (undone.ok) show({ text: t("rules.undone", { count: undone.days }) });
    else show({ text: t(`errors:${undone.error}`), tone: "error" });
  }, [undone, show, t]);
}
