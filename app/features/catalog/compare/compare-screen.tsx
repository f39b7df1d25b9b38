import { GitCompareArrows } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import {
  type ComparedKind,
  type Comparison,
  comparePath,
  MIN_COMPARED,
  type Verdict,
  verdictOf,
} from "#app/domain/catalog/compare/compare.ts";
import { formatWon, won } from "#app/domain/common/money.ts";
import { DetailBar } from "#app/features/catalog/product/detail-bar.tsx";
import { SaveAll } from "#app/features/catalog/wish/save-all.tsx";
import { useLocale, useLocalized } from "#app/platform/i18n/locale-context.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Chip } from "#app/ui/chip.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { pageClass } from "#app/ui/look/page-layout.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import { type CompareColumn, type CompareGroup, differing } from "./compare-groups.ts";
import { useForgotten } from "./compare-list.ts";
import { CompareTable } from "./compare-table.tsx";

type CompareScreenProps = {
  readonly kind: ComparedKind;
  readonly chosen: Comparison;
  readonly columns: readonly CompareColumn[];
  readonly groups: readonly CompareGroup[];
  /** Asked for, and not to be had. */
  readonly gone: readonly string[];
  /** For which day and party. */
  readonly text: string;
  /** Where to choose another one. */
  readonly more: string;
  /** Day and party to choose. */
  readonly controls: ReactNode;
};

/** Two to four products side by side; with fewer, where to find another. */
export function CompareScreen(props: CompareScreenProps) {
  const { kind, chosen, columns, groups, gone, text, more, controls } = props;
  const { t } = useTranslation("compare");
  const [isDiffering, setDiffering] = useState(false);
  useForgotten(kind, gone);
  const verdict = verdictOf(columns.map(({ id, judged }) => ({ id, ...judged })));
  if (columns.length < MIN_COMPARED) {
    return <TooFew kind={kind} more={more} isNone={columns.length === 0} />;
  }
  return (
    <div className={`${pageClass} py-4 md:py-8`}>
      <CompareBar kind={kind} list={more} />
      <PageHead
        className="mb-3!"
        title={t(`title.${kind}_count`, { count: columns.length })}
        text={text}
        actions={
          <>
            {controls}
            <Chip pressed={isDiffering} onClick={() => setDiffering(!isDiffering)}>
              {t("differing")}
            </Chip>
          </>
        }
      />
      {columns.length > MIN_COMPARED ? (
        <p className="md:hidden mb-2 text-14 text-ink-2">{t("swipe", { count: columns.length })}</p>
      ) : null}
      <CompareTable
        kind={kind}
        columns={columns}
        pathWithout={(id) =>
          comparePath(kind, { ...chosen, ids: chosen.ids.filter((each) => each !== id) })
        }
        groups={isDiffering ? differing(groups) : groups}
        choose={t(`choose.${kind}`)}
        pick={verdict?.id}
      />
      {verdict ? (
        <CompareVerdict
          kind={kind}
          verdict={verdict}
          nameOf={(wanted) => columns.find(({ id }) => id === wanted)?.name ?? ""}
        />
      ) : null}
    </div>
  );
}

type TooFewProps = {
  readonly kind: ComparedKind;
  readonly more: string;
  readonly isNone: boolean;
};

function TooFew({ kind, more, isNone }: TooFewProps) {
  const { t } = useTranslation("compare");
  return (
    <div className={`${pageClass} py-8 md:py-11`}>
      <CompareBar kind={kind} list={more} />
      <PageHead title={t(`title.${kind}`)} />
      <EmptyState
        icon={GitCompareArrows}
        title={isNone ? t("none.title") : t("one.title")}
        text={t("one.text")}
        action={<ButtonLink to={more}>{t(`one.more_${kind}`)}</ButtonLink>}
      />
    </div>
  );
}

/** Another day or party for the same products. */
export function useChangeComparison(kind: ComparedKind, chosen: Comparison) {
  const navigate = useNavigate();
  const localized = useLocalized();
  return (to: Partial<Comparison>) =>
    void navigate(localized(comparePath(kind, { ...chosen, ...to })), {
      preventScrollReset: true,
    });
}

type CompareBarProps = { readonly kind: ComparedKind; readonly list: string };

/** On a phone one goes back from a comparison, and sends it to the others. */
function CompareBar({ kind, list }: CompareBarProps) {
  const { t } = useTranslation("compare");
  const words = { share: t("share"), copied: t("share.copied"), byHand: t("share.by_hand") };
  return <DetailBar title={t(`title.${kind}`)} list={list} words={words} withSearch />;
}

type CompareVerdictProps = {
  readonly kind: ComparedKind;
  readonly verdict: Verdict;
  readonly nameOf: (id: string) => string;
};

/** One sentence to end with: the best rated, and what it costs more than the cheapest. */
function CompareVerdict({ kind, verdict, nameOf }: CompareVerdictProps) {
  const { t } = useTranslation("compare");
  const locale = useLocale();
  const name = nameOf(verdict.id);
  const pair = verdict.kind === "trade" ? [verdict.id, verdict.cheapest] : [];
  return (
    <div className="mt-6 flex flex-wrap items-center gap-3 rounded-panel bg-fairway-50 p-5 text-fairway-900">
      <p className="min-w-56 flex-1">
        <b className="block text-18">{t(`verdict.${verdict.kind}`, { name })}</b>
        <span className="text-14 leading-5">
          {verdict.kind === "both"
            ? t("verdict.both_text")
            : t("verdict.trade_text", {
                name: nameOf(verdict.cheapest),
                amount: formatWon(won(verdict.more), locale),
                stars: (verdict.tenths / 10).toFixed(1),
              })}
        </span>
      </p>
      <SaveAll products={pair.map((id) => ({ kind, id }))} />
    </div>
  );
}
