import { BellRing, UsersRound } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Note } from "#app/ui/note.tsx";
import { JoinForm } from "./join-form.tsx";
import type { PartnerPanelProps } from "./my-partner.ts";
import { OtherPosts } from "./own-application.tsx";

/** Offers an alert for the next free seat of a full round. */
export function SeatAlert({ postId, mine }: Pick<PartnerPanelProps, "postId" | "mine">) {
  const { t } = useTranslation("partner");
  return (
    <Note
      tone="info"
      icon={mine.isAlerted ? BellRing : UsersRound}
      title={t(mine.isAlerted ? "full.alerted_title" : "full.title")}
      action={
        <div className="flex flex-wrap gap-2">
          {mine.isAlerted ? (
            <JoinForm postId={postId} intent="alert_off" variant="ghost" size="sm">
              {t("full.alert_off")}
            </JoinForm>
          ) : (
            <JoinForm postId={postId} intent="alert" variant="secondary" size="sm">
              {t("full.alert")}
            </JoinForm>
          )}
          <OtherPosts />
        </div>
      }
    >
      {t(mine.isAlerted ? "full.alerted_text" : "full.text")}
    </Note>
  );
}
