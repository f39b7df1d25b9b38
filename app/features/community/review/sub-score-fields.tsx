import { useTranslation } from "react-i18next";
import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import type { ProductKind } from "#app/domain/common/product/product-kind.ts";
import { RATINGS, subScoresOf } from "#app/domain/community/review/review.ts";
import { SelectField } from "#app/ui/form/field.tsx";
import type { TypedReview } from "./review-draft.ts";

type SubScoreFieldsProps = {
  readonly kind: ProductKind;
  readonly text: TypedReview | undefined;
  readonly errorOf: (name: string) => ErrorCode | undefined;
};

/** Each may be left open; which there are depends on what was used. */
export function SubScoreFields({ kind, text, errorOf }: SubScoreFieldsProps) {
  const { t } = useTranslation("review");
  return (
    <fieldset className="field">
      <legend className="label mb-1.5">{t("write.scores")}</legend>
      <div className="grid grid-cols-2 gap-3 md:grid-cols-4">
        {subScoresOf(kind).map((score) => (
          <SelectField
            key={score}
            name={score}
            label={t(`score.${score}`)}
            placeholder={t("write.score_none")}
            options={RATINGS.map((points) => ({
              value: String(points),
              label: `${points} · ${t(`write.star.${points}`)}`,
            }))}
            defaultValue={text?.[score]}
            error={errorOf(score)}
          />
        ))}
      </div>
    </fieldset>
  );
}
