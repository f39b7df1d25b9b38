import { Eye, EyeOff } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFetcher } from "react-router";
import { HIDE_REASONS } from "#app/domain/community/moderation.ts";
import type { Failure, FieldErrors } from "#app/platform/http/form.ts";
import { Button } from "#app/ui/button.tsx";
import { FailureText, SelectField, TextArea } from "#app/ui/form/field.tsx";
import { cardClass } from "#app/ui/look/classes.ts";

type ModerationProps = {
  readonly version: number;
  readonly hidden: boolean;
  readonly hiddenFor: string | null;
  readonly hiddenNote: string | null;
  /** Whether something waits for a decision although it is visible. */
  readonly isReported?: boolean;
};

type Answer = Failure | { readonly ok: true };

/** Hide with a reason that the author reads, or show again. Nothing is deleted. */
export function Moderation(props: ModerationProps) {
  const { t } = useTranslation("moderation");
  const waits = props.hiddenFor === "reports";
  return (
    <section className={`${cardClass} p-4`}>
      <h2 className="text-16">{t("moderation")}</h2>
      {props.hidden ? <HiddenFor {...props} /> : null}
      {props.hidden || props.isReported ? <ShowForm {...props} /> : null}
      {!props.hidden || waits ? <HideForm key={props.version} version={props.version} /> : null}
    </section>
  );
}

function HiddenFor({ hiddenFor, hiddenNote }: ModerationProps) {
  const { t } = useTranslation("moderation");
  const reason = [...HIDE_REASONS, "reports" as const].find((each) => each === hiddenFor);
  return (
    <p className="mt-2 text-ink-2">
      {[reason && t(`hide.${reason}`), hiddenNote].filter(Boolean).join(": ")}
    </p>
  );
}

function ShowForm({ version, hidden }: ModerationProps) {
  const { t } = useTranslation("moderation");
  const fetcher = useFetcher<Answer>();
  const failure = fetcher.data?.ok === false ? fetcher.data : undefined;
  return (
    <fetcher.Form method="post" className="mt-3">
      <input type="hidden" name="version" value={version} />
      <FailureText failure={failure} />
      <Button
        type="submit"
        variant="secondary"
        size="xs"
        name="intent"
        value="restore"
        busy={fetcher.state !== "idle"}
      >
        <Eye aria-hidden="true" />
        {t(hidden ? "restore" : "keep")}
      </Button>
    </fetcher.Form>
  );
}

function HideForm({ version }: Pick<ModerationProps, "version">) {
  const { t } = useTranslation("moderation");
  const fetcher = useFetcher<Answer>();
  const failure = fetcher.data?.ok === false ? fetcher.data : undefined;
  return (
    <fetcher.Form method="post" className="mt-3 grid gap-3">
      <input type="hidden" name="version" value={version} />
      <HideFields errors={failure?.fields} />
      <FailureText failure={failure} />
      <Button
        type="submit"
        variant="danger-line"
        size="xs"
        name="intent"
        value="hide"
        busy={fetcher.state !== "idle"}
      >
        <EyeOff aria-hidden="true" />
        {t("hide")}
      </Button>
    </fetcher.Form>
  );
}

/** Why something is hidden, for its author to read. */
export function HideFields({ errors = {} }: { readonly errors?: FieldErrors | undefined }) {
  const { t } = useTranslation("moderation");
  return (
    <>
      <SelectField
        name="reason"
        label={t("hide.reason")}
        placeholder={t("hide.choose")}
        options={HIDE_REASONS.map((value) => ({ value, label: t(`hide.${value}`) }))}
        error={errors.reason}
      />
      <TextArea
        name="note"
        label={t("hide.note")}
        hint={t("hide.note_hint")}
        rows={2}
        maxLength={300}
        error={errors.note}
      />
    </>
  );
}
