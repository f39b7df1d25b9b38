import { SlidersHorizontal } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import {
  type CourseFacet,
  FACET_GROUPS,
  type FacetCount,
  type FacetGroup,
  facetsOf,
  type ValueCounts,
} from "#app/domain/catalog/course/course-facets.ts";
import { sheetCount, withFacet, withoutLimits } from "#app/domain/catalog/course/course-filter.ts";
import { formatWon, won } from "#app/domain/common/money.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Chip } from "#app/ui/chip.tsx";
import { TickBox, tickInputClass, tickRowClass } from "#app/ui/form/tick-box.tsx";
import { LateSheet } from "#app/ui/overlay/late-sheet.tsx";
import type { CourseList } from "./use-course-list.ts";

type FacetSheetProps = {
  readonly list: CourseList;
  readonly counts: readonly FacetCount[];
  readonly values: ValueCounts;
  readonly total: number;
  readonly className?: string;
};

/** Groups of several facets have a title; single facets are listed together. */
const TITLED = ["holes", "cart"] as const satisfies readonly FacetGroup[];

/** The facet filters; the list behind changes with every tap. */
export function CourseFacetSheet({ list, counts, values, total, className }: FacetSheetProps) {
  const { t } = useTranslation("list");
  const [open, setOpen] = useState(false);
  const chosen = sheetCount(list.filter);
  const rest = FACET_GROUPS.filter((group) => TITLED.every((titled) => titled !== group));
  return (
    <>
      <Chip
        icon={SlidersHorizontal}
        isSet={chosen > 0}
        className={className}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {chosen > 0 ? t("facets.button_count", { count: chosen }) : t("facets.button")}
      </Chip>
      <LateSheet
        title={t("facets.title")}
        open={open}
        onOpenChange={setOpen}
        footer={
          <>
            <Button
              variant="ghost"
              disabled={chosen === 0}
              onClick={() =>
                list.change({ ...withoutLimits(list.filter), within: list.filter.within })
              }
            >
              {t("facets.clear")}
            </Button>
            <Button busy={list.isChanging} onClick={() => setOpen(false)}>
              {t("facets.show", { count: total })}
            </Button>
          </>
        }
      >
        <CourseValueLimits list={list} values={values} />
        {TITLED.map((group) => (
          <FacetList
            key={group}
            title={t(`group.${group}`)}
            groups={[group]}
            {...{ list, counts }}
          />
        ))}
        <FacetList title={t("group.other")} groups={rest} {...{ list, counts }} />
      </LateSheet>
    </>
  );
}

type FacetListProps = Pick<FacetSheetProps, "list" | "counts"> & {
  readonly title: string;
  readonly groups: readonly FacetGroup[];
};

function FacetList({ list, counts, title, groups }: FacetListProps) {
  const facets = groups.flatMap(facetsOf);
  const shown = counts.filter(({ facet }) => facets.includes(facet));
  if (shown.length === 0) return null;
  return (
    <fieldset className="mt-5 first:mt-1">
      <legend className="mb-1 font-bold">{title}</legend>
      {shown.map(({ facet, count }) => (
        <FacetBox key={facet} list={list} facet={facet} count={count} />
      ))}
    </fieldset>
  );
}

type FacetBoxProps = Pick<FacetSheetProps, "list"> & {
  readonly facet: CourseFacet;
  readonly count: number;
};

function FacetBox({ list, facet, count }: FacetBoxProps) {
  const { t } = useTranslation("list");
  const isOn = list.filter.facets.includes(facet);
  return (
    <label className={tickRowClass}>
      <input
        type="checkbox"
        className={tickInputClass}
        checked={isOn}
        disabled={count === 0 && !isOn}
        onChange={(event) => list.change(withFacet(list.filter, facet, event.target.checked))}
      />
      <TickBox />
      <span className="flex-1">{t(`facet.${facet}`)}</span>
      <span className="tabular-nums whitespace-nowrap text-ink-3">{count}</span>
    </label>
  );
}

type CourseValueLimitsProps = { readonly list: CourseList; readonly values: ValueCounts };

/** The highest price and the lowest rating: one of each, and a second tap takes it back. */
function CourseValueLimits({ list, values }: CourseValueLimitsProps) {
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
            {textOf(limit)}{" "}
            <span className="tabular-nums whitespace-nowrap font-normal">{count}</span>
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}
