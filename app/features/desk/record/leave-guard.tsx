import { useTranslation } from "react-i18next";
import { useBlocker } from "react-router";
import { ConfirmDialog } from "#app/ui/overlay/confirm-dialog.tsx";

/** Asks before another page of the desk is opened over unsaved changes; the draft stays in the browser. */
export function LeaveGuard({ unsaved }: { readonly unsaved: boolean }) {
  const { t } = useTranslation("desk");
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  return (
    <ConfirmDialog
      open={blocker.state === "blocked"}
      onOpenChange={(open) => {
        if (!open) blocker.reset?.();
      }}
      title={t("record.leave_title")}
      text={t("record.leave_text")}
      confirmLabel={t("record.leave")}
      cancelLabel={t("record.stay")}
      onConfirm={() => blocker.proceed?.()}
    />
  );
}
