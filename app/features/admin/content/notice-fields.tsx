import { useTranslation } from "react-i18next";
import { NOTICE_CATEGORIES } from "#app/domain/content/notice.ts";
import type { ErrorCode } from "#app/domain/errors.ts";
import { CheckField, SelectField, TextArea, TextField } from "#app/ui/form/field.tsx";
import type { NoticeRecord } from "./notice-store.server.ts";

type NoticeFieldsProps = {
  readonly notice: NoticeRecord | undefined;
  readonly errorOf: (name: string) => ErrorCode | undefined;
};

export function NoticeFields({ notice, errorOf }: NoticeFieldsProps) {
  const { t } = useTranslation("desk");
  return (
    <>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <SelectField
          name="category"
          label={t("notice.category")}
          required
          className="w-56"
          defaultValue={notice?.category ?? "normal"}
          error={errorOf("category")}
          options={NOTICE_CATEGORIES.map((value) => ({
            value,
            label: t(`notice_category.${value}`),
          }))}
        />
        <CheckField
          name="pinned"
          label={t("notice.pin")}
          defaultChecked={notice?.pinned ?? false}
          error={errorOf("pinned")}
        />
      </div>
      <NoticeTexts notice={notice} errorOf={errorOf} />
    </>
  );
}

/** Both languages side by side: a missing English text is seen at once. */
function NoticeTexts({ notice, errorOf }: NoticeFieldsProps) {
  const { t } = useTranslation("desk");
  return (
    <div className="grid gap-x-6 gap-y-5 lg:grid-cols-2">
      <TextField
        name="titleKo"
        label={t("notice.title_ko")}
        required
        maxLength={200}
        defaultValue={notice?.title.ko}
        error={errorOf("titleKo")}
      />
      <TextField
        name="titleEn"
        lang="en"
        label={t("notice.title_en")}
        maxLength={200}
        defaultValue={notice?.title.en}
        error={errorOf("titleEn")}
      />
      <TextArea
        name="bodyKo"
        label={t("notice.body_ko")}
        required
        rows={16}
        className="[&_textarea]:!h-96"
        maxLength={20_000}
        defaultValue={notice?.body.ko}
        error={errorOf("bodyKo")}
      />
      <TextArea
        name="bodyEn"
        lang="en"
        label={t("notice.body_en")}
        rows={16}
        className="[&_textarea]:!h-96"
        maxLength={20_000}
        defaultValue={notice?.body.en}
        error={errorOf("bodyEn")}
        hint={t("notice.english_hint")}
      />
    </div>
  );
}
