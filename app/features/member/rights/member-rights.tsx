import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Form, useNavigation, useSubmit } from "react-router";
import { ROLES, type Role } from "#app/domain/desk/role/role-rights.ts";
import { mayBan, mayGiveRoles } from "#app/domain/member/rights/member-rights-schema.ts";
import type { Failure } from "#app/platform/http/form.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorText, SelectField } from "#app/ui/form/field.tsx";
import { cardClass } from "#app/ui/look/classes.ts";
import { Note } from "#app/ui/note.tsx";
import { ConfirmDialog } from "#app/ui/overlay/confirm-dialog.tsx";
import { ReasonField } from "./reason-field.tsx";

type Done = { readonly ok: true; readonly done: "role" | "ban" | "unban" | "factor" };

type MemberRightsProps = {
  readonly role: Role;
  readonly isBanned: boolean;
  /** Such as "Suspended since 3 May". */
  readonly status: string;
  readonly by: Role;
  /** Staff cannot change their own rights, nor those of a closed account. */
  readonly isFixed: boolean;
  readonly answer: Done | Failure | undefined;
};

/** Role and suspension of a member; each change is confirmed in a dialog. */
export function MemberRights({ role, isBanned, status, by, isFixed, answer }: MemberRightsProps) {
  const { t } = useTranslation("desk");
  const busy = useNavigation().formMethod === "POST";
  const rights = useRightsChange();
  const canGiveRole = !isFixed && !isBanned && mayGiveRoles(by);
  const canBan = !isFixed && mayBan(by, role);
  const banIntent = isBanned ? "unban" : "ban";

  return (
    <section className={`${cardClass} grid gap-4 p-4`} aria-labelledby="rights">
      <h2 id="rights" className="text-16">
        {t("member.rights")}
      </h2>
      <p>
        <span className="text-ink-3">{t("member.standing")}</span> <b>{status}</b>
      </p>
      {answer?.ok ? (
        <div role="status">
          <Note tone="good">{t(`member.done.${answer.done}`)}</Note>
        </div>
      ) : null}
      <ErrorText code={answer && !answer.ok ? answer.error : undefined} />
      {canGiveRole ? (
        <RoleForm
          role={role}
          busy={busy}
          onChoose={(chosen) => rights.request({ intent: "role", role: chosen })}
        />
      ) : null}
      {canBan ? (
        <Button
          variant={isBanned ? "secondary" : "danger-line"}
          size="sm"
          className="justify-self-start"
          busy={busy}
          onClick={() => rights.request({ intent: banIntent })}
        >
          {t(`member.${banIntent}`)}
        </Button>
      ) : null}
      <RightsDialog rights={rights} banIntent={banIntent} />
    </section>
  );
}

type RoleFormProps = {
  readonly role: Role;
  readonly busy: boolean;
  readonly onChoose: (role: Role) => void;
};

function RoleForm({ role, busy, onChoose }: RoleFormProps) {
  const { t } = useTranslation("desk");

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const value = new FormData(event.currentTarget).get("role");
    const chosen = ROLES.find((each) => each === value);
    if (chosen && chosen !== role) onChoose(chosen);
  }
  return (
    <Form method="post" onSubmit={onSubmit} className="flex flex-wrap items-end gap-3">
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
  );
}

type RightsDialogProps = {
  readonly rights: ReturnType<typeof useRightsChange>;
  /** What the suspension button does now. */
  readonly banIntent: "ban" | "unban";
};

function RightsDialog({ rights, banIntent }: RightsDialogProps) {
  const { t } = useTranslation("desk");
  const { change, lacksReason, reason, cancel, confirm } = rights;
  const intent = change?.intent ?? banIntent;
  const title =
    change?.intent === "role"
      ? t("member.role_title", { role: t(`role.${change.role}`) })
      : t(`member.${change?.intent ?? banIntent}_title`);
  return (
    <ConfirmDialog
      open={change !== undefined}
      onOpenChange={cancel}
      title={title}
      text={
        <>
          <p>{t(`member.${intent}_text`)}</p>
          {change?.intent === "ban" ? (
            <ReasonField ref={reason} label={t("member.reason")} isMissing={lacksReason} />
          ) : null}
        </>
      }
      confirmLabel={t(change?.intent === "role" ? "member.give_role" : `member.${banIntent}`)}
      tone={change?.intent === "ban" ? "danger" : "primary"}
      onConfirm={confirm}
    />
  );
}

type RightsChange =
  | { readonly intent: "role"; readonly role: Role }
  | { readonly intent: "ban" | "unban" };

/** A change of rights that waits for its confirmation, with a reason where one is needed. */
function useRightsChange() {
  const submit = useSubmit();
  const [change, setChange] = useState<RightsChange>();
  const [lacksReason, setLacksReason] = useState(false);
  const reason = useRef<HTMLTextAreaElement>(null);

  function request(wanted: RightsChange): void {
    setLacksReason(false);
    setChange(wanted);
  }

  function cancel(): void {
    setChange(undefined);
  }

  function confirm(): void {
    const why = reason.current?.value.trim() ?? "";
    if (change?.intent === "ban" && why === "") {
      setLacksReason(true);
      reason.current?.focus();
      return;
    }
    if (change) void submit({ ...change, ...(why && { reason: why }) }, { method: "post" });
    setChange(undefined);
  }

  return { change, lacksReason, reason, request, cancel, confirm };
}
