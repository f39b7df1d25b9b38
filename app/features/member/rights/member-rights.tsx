import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Form, useNavigation, useSubmit } from "react-router";
import { MAX_RIGHTS_REASON, mayBan, mayGiveRoles } from "#app/domain/member/member-rights.ts";
import { ROLES, type Role } from "#app/domain/role.ts";
import type { Failure } from "#app/platform/http/form.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorText, SelectField, TextArea } from "#app/ui/form/field.tsx";
import { Note } from "#app/ui/note.tsx";
import { ConfirmDialog } from "#app/ui/overlay/confirm-dialog.tsx";

type Done = { readonly ok: true; readonly done: "role" | "ban" | "unban" | "factor" };
type Asked =
  | { readonly intent: "role"; readonly role: Role }
  | { readonly intent: "ban" | "unban" };

type MemberRightsProps = {
  readonly role: Role;
  readonly isBanned: boolean;
  /** Such as "Suspended since 3 May". */
  readonly standing: string;
  readonly by: Role;
  /** Nobody decides about themselves, nor about who has left. */
  readonly isFixed: boolean;
  readonly answer: Done | Failure | undefined;
};

/** Role and suspension of a member, each asked once more before it happens. */
export function MemberRights({ role, isBanned, standing, by, isFixed, answer }: MemberRightsProps) {
  const { t } = useTranslation("desk");
  const submit = useSubmit();
  const busy = useNavigation().formMethod === "POST";
  const [asked, setAsked] = useState<Asked>();
  const [lacksReason, setLacksReason] = useState(false);
  const reason = useRef<HTMLTextAreaElement>(null);
  const isGiving = !isFixed && !isBanned && mayGiveRoles(by);
  const isBanning = !isFixed && mayBan(by, role);
  const other: Asked["intent"] = isBanned ? "unban" : "ban";

  function askRole(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget).get("role");
    const wanted = ROLES.find((each) => each === chosen);
    if (wanted && wanted !== role) ask({ intent: "role", role: wanted });
  }

  function ask(wanted: Asked) {
    setLacksReason(false);
    setAsked(wanted);
  }

  function doIt() {
    const why = reason.current?.value.trim() ?? "";
    if (asked?.intent === "ban" && why === "") {
      setLacksReason(true);
      reason.current?.focus();
      return;
    }
    if (asked) void submit({ ...asked, ...(why && { reason: why }) }, { method: "post" });
    setAsked(undefined);
  }

  return (
    <section className="card mt-5 grid gap-4 p-4 md:p-6" aria-labelledby="rights">
      <h2 id="rights" className="text-16">
        {t("member.rights")}
      </h2>
      <p>
        <span className="text-ink-3">{t("member.standing")}</span> <b>{standing}</b>
      </p>
      {answer?.ok ? (
        <div role="status">
          <Note tone="good">{t(`member.done.${answer.done}`)}</Note>
        </div>
      ) : null}
      <ErrorText code={answer && !answer.ok ? answer.error : undefined} />
      {isGiving ? (
        <Form method="post" onSubmit={askRole} className="flex flex-wrap items-end gap-3">
          <SelectField
            key={role}
            name="role"
            label={t("member.new_role")}
            defaultValue={role}
            options={ROLES.map((value) => ({ value, label: t(`role.${value}`) }))}
            className="min-w-48"
          />
          <Button type="submit" variant="secondary" size="sm" busy={busy}>
            {t("member.give_role")}
          </Button>
        </Form>
      ) : null}
      {isBanning ? (
        <Button
          variant={isBanned ? "secondary" : "danger-line"}
          size="sm"
          className="justify-self-start"
          busy={busy}
          onClick={() => ask({ intent: other })}
        >
          {t(`member.${other}`)}
        </Button>
      ) : null}
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={() => setAsked(undefined)}
        title={titleOf()}
        text={
          <>
            <p>{t(`member.${asked?.intent ?? other}_text`)}</p>
            {asked?.intent === "ban" ? (
              <TextArea
                ref={reason}
                name="reason"
                label={t("member.reason")}
                hint={t("member.reason_hint")}
                error={lacksReason ? "reservation.reason_required" : undefined}
                maxLength={MAX_RIGHTS_REASON}
                rows={3}
                required
                className="mt-4"
              />
            ) : null}
          </>
        }
        confirmLabel={t(asked?.intent === "role" ? "member.give_role" : `member.${other}`)}
        tone={asked?.intent === "ban" ? "danger" : "primary"}
        onConfirm={doIt}
      />
    </section>
  );

  function titleOf(): string {
    if (asked?.intent === "role") return t("member.role_title", { role: t(`role.${asked.role}`) });
    return t(`member.${asked?.intent ?? other}_title`);
  }
}
