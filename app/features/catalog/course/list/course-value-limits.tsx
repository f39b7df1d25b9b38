import { useTranslation } from "react-i18next";
import type { ValueCounts } from "#app/domain/catalog/course/course-facets.ts";
import { formatWon, won } from "#app/domain/common/money.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { Chip } from "#app/ui/chip.tsx";
import type { CourseList } from "./use-course-list.ts";

type CourseValueLimitsProps = { readonly list: CourseList; readonly values: ValueCounts };

/** The highest price and the lowest rating: one of each, and a second tap takes it back. */
export function CourseValueLimits({ list, values }: CourseValueLimitsProps) {
  const { t } = useTranslation("list");
  const locale = useLocale();
  const { max, rating } = list.filter;
  return (
    <>
      <LimitChips
        title={t("group.max")}
        counts={values.max}
        chosen={max}
        textOf={(limit) => t("limit.max", { price: formatWon(won(limit), locale) })}
        onChoose={(limit) => list.change({ max: limit === max ? undefined : limit })}
      />
      <LimitChips
        title={t("group.rating")}
        counts={values.rating}
        chosen={rating}
        textOf={(limit) => t("limit.rating", { rating: limit })}
        onChoose={(limit) => list.change({ rating: limit === rating ? undefined : limit })}
      />
    </>
  );
}

type LimitChipsProps<Limit extends number> = {
  readonly title: string;
  readonly counts: readonly { readonly limit: Limit; readonly count: number }[];
  readonly chosen: number | undefined;
  readonly textOf: (limit: Limit) => string;
  readonly onChoose: (limit: Limit) => void;
};

function LimitChips<Limit extends number>(props: LimitChipsProps<Limit>) {
  const { title, counts, chosen, textOf, onChoose } = props;
  if (counts.length === 0) return null;
  return (
    <fieldset className="mt-5 first:mt-1">
      <legend className="mb-2 font-bold">{title}</legend>
      <div className="flex flex-wrap gap-2">
        {counts.map(({ limit, count }) => (
          <Chip key={limit} pressed={limit === chosen} onClick={() => onChoose(limit)}>
            {textOf(limit)} <span className="num font-normal">{count}</span>
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}
