import { useTranslation } from "react-i18next";
import { Link, useFetcher } from "react-router";
import { LOCALES, type Localized } from "#app/domain/common/language/languages.ts";
import { givenScores } from "#app/domain/community/review/review.ts";
import type { HistoryEntry } from "#app/features/desk/audit/record-history-queries.server.ts";
import { HiddenMark } from "#app/features/desk/deadline-marks.tsx";
import { useMayChange, useMayRead } from "#app/features/desk/desk-person.tsx";
import {
  BilingualRow,
  DetailCard,
  DetailPage,
  DetailRow,
} from "#app/features/desk/detail-rows.tsx";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import type { Failure } from "#app/platform/http/form.ts";
import { Button } from "#app/ui/button.tsx";
import { FailureText, TextArea } from "#app/ui/form/field.tsx";
import { cardClass, linkClass, photoClass } from "#app/ui/look/classes.ts";
import { PictureImage } from "#app/ui/picture-image.tsx";
import { Stars } from "#app/ui/rating.tsx";
import { Moderation } from "./hide-form.tsx";
import { ModerationHistory } from "./moderation-history.tsx";
import type { ReviewRecord } from "./moderation-queries.server.ts";

type ReviewProps = {
  readonly review: ReviewRecord;
  readonly history: readonly HistoryEntry[];
};

export function ReviewRecordView({ review, history }: ReviewProps) {
  const { t } = useTranslation(["desk", "moderation"]);
  const canChange = useMayChange("review");
  return (
    <DetailPage
      side={
        <>
          <Facts review={review} />
          {canChange ? <Moderation {...review} /> : null}
          <ModerationHistory entries={history} />
        </>
      }
    >
      <DetailCard title={t("detail.record")}>
        <DetailRow label={t("review.rating")}>
          <Stars value={review.rating} />
        </DetailRow>
        {givenScores(review).map(({ score, points }) => (
          <DetailRow key={score} label={t(`moderation:review.score.${score}`)}>
            {points}
          </DetailRow>
        ))}
        <BilingualRow label={t("review.content")} text={review.content} />
        {canChange ? null : <BilingualRow label={t("moderation:reply")} text={review.reply} />}
      </DetailCard>
      {review.pictures.length > 0 ? (
        <ul className="grid grid-cols-2 gap-3 md:grid-cols-3">
          {review.pictures.map((picture, index) => (
            <li key={picture.src} className={`${photoClass} aspect-4/3`}>
              <PictureImage
                picture={picture}
                alt={t("pictures.alt", { name: t("area.review"), number: index + 1 })}
                sizes="240px"
              />
            </li>
          ))}
        </ul>
      ) : null}
      {canChange ? <ReplyForm key={review.version} {...review} /> : null}
    </DetailPage>
  );
}

function Facts({ review }: Pick<ReviewProps, "review">) {
  const { t } = useTranslation(["desk", "moderation"]);
  const { day, moment } = useAdminFormat();
  const mayReadMembers = useMayRead("member");
  return (
    <DetailCard title={t("moderation:review.about")}>
      <DetailRow label={t("number")}>{review.id}</DetailRow>
      <DetailRow label={t("state")}>
        <HiddenMark hidden={review.hidden} />
      </DetailRow>
      <DetailRow label={t("review.product")}>
        <a href={`/${review.productKind}/${review.productId}`} className={linkClass}>
          {review.product}
        </a>
      </DetailRow>
      <DetailRow label={t("author")}>
        {mayReadMembers ? (
          <Link to={`/admin/member/${review.memberId}`} className={linkClass}>
            {review.author}
          </Link>
        ) : (
          review.author
        )}
      </DetailRow>
      <DetailRow label={t("review.used_on")}>{day(review.usedOn)}</DetailRow>
      <DetailRow label={t("created")}>{moment(review.createdAt)}</DetailRow>
    </DetailCard>
  );
}

type ReplyFormProps = { readonly version: number; readonly reply: Localized | null };

/** The reply that the shop shows below the review, in either language or both. */
function ReplyForm({ version, reply }: ReplyFormProps) {
  const { t } = useTranslation("moderation");
  const { language } = useAdminFormat();
  const fetcher = useFetcher<Failure | { readonly ok: true }>();
  const failure = fetcher.data?.ok === false ? fetcher.data : undefined;
  return (
    <section className={`${cardClass} p-4`}>
      <h2 className="text-16">{t("reply")}</h2>
      <p className="text-13 text-ink-3">{t("reply.hint")}</p>
      <fetcher.Form method="post" className="mt-3 grid gap-3">
        <input type="hidden" name="version" value={version} />
        <div className="grid gap-3 md:grid-cols-2">
          {LOCALES.map((locale) => (
            <TextArea
              key={locale}
              name={locale}
              label={language(locale)}
              lang={locale}
              rows={4}
              maxLength={1_000}
              defaultValue={reply?.[locale]}
              error={failure?.fields[locale]}
            />
          ))}
        </div>
        <FailureText failure={failure} />
        <div className="flex items-center gap-3">
          <Button
            type="submit"
            size="xs"
            name="intent"
            value="reply"
            busy={fetcher.state !== "idle"}
          >
            {t("reply.save")}
          </Button>
          {fetcher.data?.ok ? <span role="status">{t("reply.saved")}</span> : null}
        </div>
      </fetcher.Form>
    </section>
  );
}
