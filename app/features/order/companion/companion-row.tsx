import { ChevronDown, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFetcher } from "react-router";
import type { KnownCompanion } from "#app/domain/order/people/companion-schema.ts";
import { useSavedForm } from "#app/features/member/profile/use-saved-form.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { Button } from "#app/ui/button.tsx";
import { ErrorText } from "#app/ui/form/field.tsx";
import { useChecked } from "#app/ui/form/use-checked.ts";
import { roundCardClass } from "#app/ui/look/classes.ts";
import { useToast } from "#app/ui/overlay/toast.tsx";
import { CompanionFields, loadCompanionSchema } from "./companion-fields.tsx";

/** One companion, with a form to change that can be opened. */
export function CompanionRow({ companion }: { readonly companion: KnownCompanion }) {
  const { t } = useTranslation("mypage");
  const { lastName, firstName, handicap, birthday } = companion;
  const name = `${lastName} ${firstName}`;
  const facts = [
    birthday ?? "",
    handicap === null ? "" : t("companions.handicap_of", { handicap }),
  ].filter(Boolean);
  return (
    <li className={roundCardClass}>
      <details className="group">
        <summary className="flex min-h-16 cursor-pointer items-center gap-3 px-5">
          <Avatar>{lastName.slice(0, 1)}</Avatar>
          <span className="min-w-0 flex-1">
            <b className="block truncate">{name}</b>
            {facts.length > 0 ? (
              <span className="tabular-nums whitespace-nowrap text-14 text-ink-2">
                {facts.join(" · ")}
              </span>
            ) : null}
          </span>
          <span className="text-14 font-semibold text-fairway-700">{t("companions.change")}</span>
          <ChevronDown
            aria-hidden="true"
            className="size-5 flex-none text-ink-3 group-open:rotate-180"
          />
        </summary>
        <ChangeForm companion={companion} name={name} />
      </details>
    </li>
  );
}

type ChangeFormProps = { readonly companion: KnownCompanion; readonly name: string };

function ChangeForm({ companion, name }: ChangeFormProps) {
  const { t } = useTranslation("mypage");
  const { Form, busy, failure, wholeForm } = useSavedForm(t("companions.saved"));
  const { checks, errorOf } = useChecked(loadCompanionSchema, failure);
  const forget = useForget(companion, name);
  return (
    <Form method="post" noValidate {...checks} className="grid gap-4 border-t border-line p-5">
      <input type="hidden" name="intent" value="change" />
      <input type="hidden" name="id" value={companion.id} />
      <CompanionFields known={companion} errorOf={errorOf} />
      <ErrorText code={wholeForm} />
      <div className="flex flex-wrap justify-between gap-2">
        <Button type="submit" busy={busy}>
          {t("companions.save")}
        </Button>
        <Button variant="ghost" aria-label={t("companions.forget_name", { name })} onClick={forget}>
          <Trash2 aria-hidden="true" />
          {t("companions.forget")}
        </Button>
      </div>
    </Form>
  );
}

/** Removed at once, and restored with one tap. */
function useForget({ id, ...companion }: KnownCompanion, name: string): () => void {
  const { t } = useTranslation("mypage");
  const { submit } = useFetcher({ key: "companions" });
  const { show } = useToast();
  const send = (form: Record<string, string>) => void submit(form, { method: "post" });
  const again = Object.fromEntries(
    Object.entries(companion).map(([field, value]) => [field, String(value ?? "")]),
  );
  return () => {
    send({ intent: "forget", id });
    show({
      text: t("companions.forgotten", { name }),
      action: { label: t("companions.undo"), run: () => send({ intent: "add", ...again }) },
    });
  };
}
