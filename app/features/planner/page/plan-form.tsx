import { Bookmark, ShoppingBag } from "lucide-react";
import { type FormEvent, useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { Form, useLocation, useNavigation, useSubmit } from "react-router";
import type { Plan } from "#app/domain/planner/plan-types.ts";
import { rememberIntent, takeIntent } from "#app/platform/browser/pending-intent.ts";
import { withoutLocale } from "#app/platform/i18n/request-locale.ts";
import { useSession } from "#app/platform/session/session-provider.tsx";
import { Button } from "#app/ui/button.tsx";
import { useLazyPart } from "#app/ui/hooks/use-lazy-part.ts";

const FORM = "plan-form";
const SEND_INTENT = "plan.send";

const loadDialog = async () => (await import("#app/ui/overlay/confirm-dialog.tsx"))?.ConfirmDialog;

type PlanFormProps = { readonly plan: Plan; readonly title: string };
type PlanIntent = "cart" | "save";

/** What the buttons of the page send; a visitor is asked to log in first, and it is sent on return. */
export function PlanForm({ plan, title }: PlanFormProps) {
  const { t } = useTranslation(["planner", "buy", "titles"]);
  const { user } = useSession();
  const send = useSendPlan(plan, title);
  const [intent, setIntent] = useState<PlanIntent>();
  const close = () => setIntent(undefined);
  const [Dialog, isOpen] = useLazyPart(loadDialog, intent !== undefined, close);
  return (
    <>
      <Form
        id={FORM}
        method="post"
        onSubmit={(event) => {
          if (!send.isVisitor) return;
          event.preventDefault();
          setIntent(intentOf(event));
        }}
      >
        <PlanFields lines={plan.lines} total={plan.total} title={title} member={user?.id} />
      </Form>
      {Dialog && intent ? (
        <Dialog
          open={isOpen}
          onOpenChange={close}
          title={t("titles:auth.login_required")}
          text={intent === "cart" ? t("buy:login.text") : t("save.login")}
          confirmLabel={intent === "cart" ? t("buy:login.go") : t("save.login_go")}
          cancelLabel={t("buy:login.stay")}
          onConfirm={() => send.afterLogin(intent)}
        />
      ) : null}
    </>
  );
}

type PlanFieldsProps = Pick<Plan, "lines" | "total"> & {
  readonly title: string;
  readonly member: string | undefined;
};

/** A plan in the fields of a form. */
export function PlanFields({ lines, total, title, member = "" }: PlanFieldsProps) {
  const fields = { member, lines: JSON.stringify(lines), total: String(total), title };
  return Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}

function intentOf({ nativeEvent }: FormEvent): PlanIntent {
  const { submitter } = nativeEvent as SubmitEvent;
  return submitter instanceof HTMLButtonElement && submitter.value === "save" ? "save" : "cart";
}

/** Sends what a visitor wanted before the login: at the price that was seen, or it is refused. */
function useSendPlan({ lines, total }: Plan, title: string) {
  const { user, ready } = useSession();
  const { pathname, search } = useLocation();
  const submit = useSubmit();
  const path = withoutLocale(pathname);
  const send = (fields: Record<string, string>) =>
    void submit(fields, { method: "post", action: `${pathname}${search}` });

  const sendRemembered = useEffectEvent((member: string) => {
    const fields = takeIntent(path, SEND_INTENT, new Date())?.payload;
    // The server validates the fields.
    if (typeof fields === "object") send({ ...(fields as Record<string, string>), member });
  });
  const memberId = user?.id;
  useEffect(() => {
    if (memberId) sendRemembered(memberId);
  }, [memberId]);

  function afterLogin(intent: PlanIntent): void {
    const fields = { intent, lines: JSON.stringify(lines), total: String(total), title };
    rememberIntent({ path, kind: SEND_INTENT, payload: fields }, new Date());
    // The server says first whether it can still be had, then sends on to the login.
    send(fields);
  }
  return { isVisitor: ready && !user, afterLogin };
}

type CartButtonProps = { readonly label: string };

export function PlanCartButton({ label }: CartButtonProps) {
  const busy = useSentIntent() === "cart";
  return (
    <Button type="submit" form={FORM} name="intent" value="cart" size="lg" block busy={busy}>
      <ShoppingBag aria-hidden="true" />
      {label}
    </Button>
  );
}

export function PlanSaveButton() {
  const { t } = useTranslation("planner");
  const busy = useSentIntent() === "save";
  return (
    <Button
      type="submit"
      form={FORM}
      name="intent"
      value="save"
      variant="secondary"
      block
      busy={busy}
    >
      <Bookmark aria-hidden="true" />
      {t("save.do")}
    </Button>
  );
}

function useSentIntent() {
  return useNavigation().formData?.get("intent");
}
