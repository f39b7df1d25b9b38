import { SearchX } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Note } from "#app/ui/note.tsx";
import { ConfirmDialog } from "#app/ui/overlay/confirm-dialog.tsx";
import { Dialog } from "#app/ui/overlay/dialog.tsx";
import { Sheet } from "#app/ui/overlay/overlay-sheet.tsx";
import { useToast } from "#app/ui/overlay/toast.tsx";
import { CardSkeleton, LinesSkeleton } from "#app/ui/skeleton.tsx";
import { GuidePart } from "./guide-controls.tsx";

const TONES = ["danger", "warn", "good", "info"] as const;

export function GuideMessages() {
  const { t } = useTranslation("ui");
  return (
    <GuidePart title={t("guide.words")}>
      {TONES.map((tone) => (
        <Note key={tone} tone={tone} title={t("guide.title")}>
          {t("guide.text")}
        </Note>
      ))}
      <EmptyState
        icon={SearchX}
        title={t("guide.empty")}
        text={t("guide.text")}
        action={<Button>{t("guide.all")}</Button>}
      />
      <LinesSkeleton lines={2} />
      <div className="w-1/2">
        <CardSkeleton />
      </div>
      <GuideOverlays />
    </GuidePart>
  );
}

function GuideOverlays() {
  const { t } = useTranslation("ui");
  const { show } = useToast();
  const [isConfirming, setConfirming] = useState(false);
  const undo = { label: t("guide.undo"), run: () => {} };
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => show({ text: t("guide.done"), action: undo })}>
          {t("guide.toast")}
        </Button>
        <Button
          variant="secondary"
          onClick={() => show({ text: t("guide.failed"), tone: "error" })}
        >
          {t("guide.toast_error")}
        </Button>
        <Dialog
          title={t("guide.title")}
          trigger={<Button variant="secondary">{t("guide.dialog")}</Button>}
          footer={<Button>{t("guide.book")}</Button>}
        >
          <p>{t("guide.text")}</p>
        </Dialog>
        <Sheet
          title={t("guide.title")}
          trigger={<Button variant="secondary">{t("guide.sheet")}</Button>}
        >
          <p>{t("guide.text")}</p>
        </Sheet>
        <Button variant="danger-line" onClick={() => setConfirming(true)}>
          {t("guide.confirm")}
        </Button>
      </div>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setConfirming}
        title={t("guide.title")}
        text={t("guide.text")}
        confirmLabel={t("guide.confirm")}
        tone="danger"
        onConfirm={() => setConfirming(false)}
      />
    </>
  );
}
