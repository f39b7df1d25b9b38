import type { ReactNode } from "react";
import { PERIOD_TABS, type PeriodTab, periodListPath } from "#app/domain/common/date/period.ts";
import { pageClass } from "#app/ui/look/page-layout.ts";
import { PageHead } from "./page-head.tsx";
import { Pagination } from "./pagination.tsx";
import { LinkTabs } from "./tabs.tsx";

type PeriodListProps = {
  readonly path: Parameters<typeof periodListPath>[0];
  readonly title: string;
  readonly text: string;
  readonly tabs: string;
  readonly nameOf: (tab: PeriodTab) => string;
  readonly tab: PeriodTab;
  readonly counts: Readonly<Record<PeriodTab, number>>;
  readonly paging: { readonly page: number; readonly pages: number };
  readonly children: ReactNode;
};

/** A list of what is on, comes or is over: a tab each, page by page. */
export function PeriodList(props: PeriodListProps) {
  const { path, title, text, tabs, nameOf, tab, counts, paging, children } = props;
  return (
    <div className={`${pageClass} py-6 md:py-10`}>
      <PageHead title={title} text={text} />
      <LinkTabs
        label={tabs}
        tabs={PERIOD_TABS.map((each) => ({
          to: periodListPath(path, each),
          label: nameOf(each),
          count: counts[each],
          current: each === tab,
        }))}
      />
      <div className="py-6">{children}</div>
      <Pagination {...paging} hrefFor={(page) => periodListPath(path, tab, page)} />
    </div>
  );
}
