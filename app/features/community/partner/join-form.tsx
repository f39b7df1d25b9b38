import { LockOpen } from "lucide-react";
import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { useLocalized } from "#app/platform/i18n/locale-context.tsx";
import { Button, type buttonClass } from "#app/ui/button.tsx";
import { wellClass } from "#app/ui/look/classes.ts";

type JoinFormProps = {
  readonly postId: number;
  readonly intent:
    | "accept"
    | "decline"
    | "withdraw"
    | "pay"
    | "alert"
    | "alert_off"
    | "close"
    | "cancel";
  readonly application?: number;
  readonly variant?: NonNullable<Parameters<typeof buttonClass>[0]>["variant"];
  readonly size?: "sm" | "lg";
  readonly block?: boolean;
  readonly children: ReactNode;
};

/** One button that does one thing with a round; works without scripts. */
export function JoinForm({ postId, intent, application, children, ...look }: JoinFormProps) {
  const action = useLocalized()(`/community/${postId}/join`);
  const { state, formData } = useNavigation();
  const isSame =
    formData?.get("intent") === intent &&
    formData.get("application") === (application === undefined ? null : String(application));
  return (
    <Form method="post" action={action} preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      {application === undefined ? null : (
        <input type="hidden" name="application" value={application} />
      )}
      <Button type="submit" busy={state !== "idle" && isSame} {...look}>
        {children}
      </Button>
    </Form>
  );
}

type ContactWellProps = {
  readonly contact: { readonly name: string; readonly text: string };
  readonly label: string;
};

/** How to reach the author; sent to accepted partners only. */
export function ContactWell({ contact, label }: ContactWellProps) {
  if (contact.text === "") return null;
  return (
    <div className={`${wellClass} mt-4`}>
      <p className="flex items-center gap-2 text-14 text-ink-2">
        <LockOpen aria-hidden="true" className="size-4.5" />
        {label}
      </p>
      <p className="mt-1 wrap-anywhere">
        <b>{contact.name}</b> · {contact.text}
      </p>
    </div>
  );
}
