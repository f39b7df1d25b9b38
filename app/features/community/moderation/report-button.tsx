import { Flag } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { MemberText } from "#app/domain/community/moderation-form.ts";
import { Button } from "#app/ui/button.tsx";

const ReportDialog = lazy(() => import("./report-dialog.tsx"));

/** The dialog is loaded when it is wanted: most readers never report anything. */
export function ReportButton({ kind, id }: MemberText) {
  const { t } = useTranslation("community");
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setOpen(true)}>
        <Flag aria-hidden="true" />
        {t("report")}
      </Button>
      {open ? (
        <Suspense fallback={null}>
          <ReportDialog kind={kind} id={id} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
