import { useTranslation } from "react-i18next";
import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import { RATINGS } from "#app/domain/community/review/review.ts";
import { ErrorText } from "#app/ui/form/field.tsx";
import { fieldClass, labelClass } from "#app/ui/form/field-class.ts";
import { StarSolid } from "#app/ui/icons.tsx";

type RatingFieldProps = {
  readonly rating?: string | undefined;
  readonly error: ErrorCode | undefined;
};

/** Lit up to the one that is chosen, by the page alone: it works before any script, and arrow keys move it. */
const STAR =
  "relative flex min-h-18 cursor-pointer flex-col items-center justify-center gap-1 rounded-control px-0.5 py-2 text-center [&_svg]:fill-paper [&_svg]:stroke-ink-3 has-checked:bg-fairway-50 has-focus-visible:outline-3 has-focus-visible:outline-fairway-600";
const LIT =
  "has-checked:[&_svg]:fill-star has-checked:[&_svg]:stroke-star [&:has(~_label_:checked)_svg]:fill-star [&:has(~_label_:checked)_svg]:stroke-star";

export function RatingField({ rating, error }: RatingFieldProps) {
  const { t } = useTranslation(["review", "ui"]);
  return (
    <fieldset
      className={fieldClass}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? "rating-error" : undefined}
    >
      <legend className={`${labelClass} mb-1.5`}>
        {t("write.rating")}
        <span className="text-danger-600" aria-hidden="true">
          {" *"}
        </span>
        <span className="sr-only">{t("ui:field.required")}</span>
      </legend>
      <div className="grid max-w-[30rem] grid-cols-5 gap-1">
        {RATINGS.toReversed().map((stars) => (
          <label key={stars} className={`${STAR} ${LIT}`}>
            <input
              type="radio"
              name="rating"
              required
              value={stars}
              defaultChecked={rating === String(stars)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <StarSolid className="size-9" />
            <span className="text-13 leading-tight text-ink">
              <span className="sr-only">{`${t("write.points", { count: stars })} `}</span>
              {t(`write.star.${stars}`)}
            </span>
          </label>
        ))}
      </div>
      <ErrorText code={error} id="rating-error" />
    </fieldset>
  );
}
