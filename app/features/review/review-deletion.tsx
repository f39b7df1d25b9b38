import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFetcher } from "react-router";
import { reviewWritePath } from "#app/domain/review/review-target.ts";
import type { Failure } from "#app/platform/http/form.ts";
import { useLocalized } from "#app/platform/i18n/locale-context.tsx";
import { ConfirmDialog } from "#app/ui/overlay/confirm-dialog.tsx";
import { useToast } from "#app/ui/overlay/toast.tsx";
import { useRefusalToast } from "#app/ui/overlay/use-refusal-toast.ts";

type ReviewDeletionProps = {
  /** The page, with what begins to ask. */
  readonly children: (ask: (id: number) => void) => ReactNode;
};

/** Asks, sends and tells; around the whole page, since a list that loses its last row cannot tell of it. */
export function ReviewDeletion({ children }: ReviewDeletionProps) {
  const { t } = useTranslation("review");
  const fetcher = useFetcher<Failure | { readonly ok: true }>();
  const localized = useLocalized();
  const { show } = useToast();
  const refuse = useRefusalToast();
  const [asked, setAsked] = useState<number>();
  const answer = fetcher.state === "idle" ? fetcher.data : undefined;

  const answered = useEffectEvent((told: NonNullable<typeof answer>) => {
    setAsked(undefined);
    if (told.ok) show({ text: t("own.deleted") });
    else refuse(told.error);
  });
  useEffect(() => {
    if (answer) answered(answer);
  }, [answer]);

  function doIt(): void {
    if (asked === undefined) return;
    const action = localized(reviewWritePath({ kind: "review", id: asked }));
    void fetcher.submit({ intent: "delete", stay: "1" }, { method: "post", action });
  }

  return (
    <>
      {children(setAsked)}
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={() => setAsked(undefined)}
        title={t("own.delete_title")}
        text={t("own.delete_text")}
        confirmLabel={t("own.delete_confirm")}
        tone="danger"
        busy={fetcher.state !== "idle"}
        onConfirm={doIt}
      />
    </>
  );
}
