import { Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFetcher, useNavigate } from "react-router";
import type { Failure } from "#app/platform/http/form.ts";
import { useLocalized } from "#app/platform/i18n/locale-context.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { useAnswer } from "#app/ui/hooks/use-answer.ts";
import { ConfirmDialog } from "#app/ui/overlay/confirm-dialog.tsx";
import { useToast } from "#app/ui/overlay/toast.tsx";
import { useRefusalToast } from "#app/ui/overlay/use-refusal-toast.ts";

type AuthorToolsProps = { readonly postId: number };

/** What only the author of a post can do with it. */
export default function AuthorTools({ postId }: AuthorToolsProps) {
  const { t } = useTranslation("community");
  const fetcher = useFetcher<Failure | { readonly ok: true }>();
  const navigate = useNavigate();
  const localized = useLocalized();
  const { show } = useToast();
  const refuse = useRefusalToast();
  const [isConfirming, setConfirming] = useState(false);
  const answer = fetcher.state === "idle" ? fetcher.data : undefined;

  useAnswer(answer, (result) => {
    setConfirming(false);
    if (!result.ok) return refuse(result.error);
    show({ text: t("own.deleted") });
    void navigate(localized("/community"), { replace: true });
  });
  function confirmDelete(): void {
    const form = { intent: "delete", stay: "1" };
    const action = localized(`/community/${postId}/edit`);
    // The page of what is deleted cannot be fetched again.
    void fetcher.submit(form, { method: "post", action, defaultShouldRevalidate: false });
  }

  return (
    <div className="ms-auto flex gap-2">
      <ButtonLink variant="ghost" size="sm" to={`/community/${postId}/edit`}>
        <Pencil aria-hidden="true" />
        {t("own.edit")}
      </ButtonLink>
      <Button variant="ghost" size="sm" onClick={() => setConfirming(true)}>
        <Trash2 aria-hidden="true" />
        {t("own.delete")}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setConfirming}
        title={t("own.delete_title")}
        text={t("own.delete_text")}
        confirmLabel={t("own.delete_confirm")}
        tone="danger"
        busy={fetcher.state !== "idle"}
        onConfirm={confirmDelete}
      />
    </div>
  );
}
