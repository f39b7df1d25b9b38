import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { roundState } from "#app/domain/community/partner/round.ts";
import type { MyPartner, PublicRound } from "#app/features/community/partner/my-partner.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { panelClass } from "#app/ui/look/classes.ts";
import type { Post } from "./post-queries.server.ts";

const PartnerPanel = lazy(() => import("#app/features/community/partner/partner-panel.tsx"));

type PartnerSlotProps = {
  readonly post: Pick<Post, "id" | "tip">;
  readonly round: PublicRound;
  /** Known after load, for members alone. */
  readonly mine: MyPartner | null;
  readonly now: Date;
  readonly today: LocalDate;
};

/** The same way in for everybody; a member's own panel is loaded when it is known what the round is to them. */
export function PartnerSlot({ post, round, mine, now, today }: PartnerSlotProps) {
  const { t } = useTranslation(["partner", "community"]);
  const state = roundState(round, { now, today });
  const entrance = (
    <div className={`${panelClass} p-5`}>
      {state === "open" ? (
        <p className="mb-4 text-ink-2">{t("apply.text")}</p>
      ) : (
        <p className="mb-4 text-ink-2">{t(`state.${state}`)}</p>
      )}
      <ButtonLink
        block
        variant={state === "open" ? "primary" : "secondary"}
        to={`/community/${post.id}/join`}
      >
        {t(state === "open" ? "join" : "join_state")}
      </ButtonLink>
      <p className="mt-3 text-14 text-ink-2">{t("community:join.safety")}</p>
    </div>
  );
  if (!mine) return entrance;
  return (
    <Suspense fallback={entrance}>
      <PartnerPanel postId={post.id} mine={mine} tip={post.tip} />
    </Suspense>
  );
}
