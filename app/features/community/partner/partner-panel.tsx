import { useTranslation } from "react-i18next";
import { nextApplicationState } from "#app/domain/community/partner/partner-application.ts";
import { panelClass } from "#app/ui/look/surface.ts";
import { AuthorPanel } from "./author-panel.tsx";
import { ContactWell } from "./contact-well.tsx";
import type { MyPartner, PartnerPanelProps } from "./my-partner.ts";
import { OtherPosts, OwnApplication } from "./own-application.tsx";
import { ApplyForm } from "./partner-apply-form.tsx";
import { SeatAlert } from "./seat-alert.tsx";

/** Whether the reader has no seat yet and may ask for one. */
function mayAsk({ application }: MyPartner): boolean {
  return !application || nextApplicationState(application.state, "apply") !== undefined;
}

/** What the reader can do about a round: apply, follow the own application, or answer those of others. */
export default function PartnerPanel(props: PartnerPanelProps) {
  const { postId, mine, failure } = props;
  const { t } = useTranslation("partner");
  const { application, state } = mine;
  if (mine.isAuthor) return <AuthorPanel postId={postId} mine={mine} failure={failure} />;
  const mayApply = state === "open" && mayAsk(mine);
  return (
    <section className={`${panelClass} p-5 md:p-6`} aria-label={t("join_title")}>
      {application ? <OwnApplication {...props} application={application} /> : null}
      {!application && state !== "open" && state !== "full" ? (
        <>
          <p className="mb-3 text-ink-2">{t(`state.${state}`)}</p>
          <OtherPosts />
        </>
      ) : null}
      {state === "full" && mayAsk(mine) ? <SeatAlert postId={postId} mine={mine} /> : null}
      {mayApply ? (
        <div className={application ? "mt-5" : undefined}>
          <ApplyForm postId={postId} mine={mine} failure={failure} />
        </div>
      ) : null}
      {mine.contact ? <ContactWell contact={mine.contact} label={t("contact")} /> : null}
    </section>
  );
}
