import { useTranslation } from "react-i18next";
import { inEachLocale, type Localized } from "#app/domain/common/language/languages.ts";
import { plainTextOf } from "#app/domain/common/text/rich-text.ts";
import { BilingualRow, DetailCard, DetailRow } from "#app/features/desk/detail-rows.tsx";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import type { NoticeRecord } from "./notice-store.server.ts";

/** For staff who may read but not write. */
export function NoticeRecordView({ notice }: { readonly notice: NoticeRecord }) {
  const { t } = useTranslation("desk");
  const { moment } = useAdminFormat();
  return (
    <DetailCard title={t("detail.record")}>
      <DetailRow label={t("notice.category")}>{t(`notice_category.${notice.category}`)}</DetailRow>
      <DetailRow label={t("notice.pin")}>{t(notice.pinned ? "yes" : "no")}</DetailRow>
      <DetailRow label={t("notice.published_at")}>{moment(notice.publishedAt)}</DetailRow>
      <BilingualRow label={t("notice.title")} text={notice.title} />
      <BilingualRow label={t("notice.body")} text={plainTexts(notice.body)} />
    </DetailCard>
  );
}

/** Articles for those who only read them at the desk. */
export function plainTexts(texts: Localized): Localized {
  return inEachLocale((locale) => plainTextOf(texts[locale] ?? ""));
}
