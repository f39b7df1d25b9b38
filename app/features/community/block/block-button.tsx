import { UserX } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { MemberText } from "#app/domain/community/moderation-form.ts";
import { Button } from "#app/ui/button.tsx";

const BlockDialog = lazy(() => import("./block-dialog.tsx"));

/** The dialog is loaded when it is wanted: most readers never block anybody. */
export function BlockButton({ kind, id }: MemberText) {
  const { t } = useTranslation("community");
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setAsking(true)}>
        <UserX aria-hidden="true" />
        {t("block")}
      </Button>
      {isAsking ? (
        <Suspense fallback={null}>
          <BlockDialog kind={kind} id={id} onClose={() => setAsking(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
