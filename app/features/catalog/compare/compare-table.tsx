import { Check, X } from "lucide-react";
import { Fragment, type ReactNode, type RefObject, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { ComparedKind } from "#app/domain/catalog/compare/compare.ts";
import { AppLink } from "#app/ui/app-link.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { IconLink } from "#app/ui/icon-button.tsx";
import { photoClass } from "#app/ui/look/classes.ts";
import { priceClass } from "#app/ui/money/price-class.ts";
import { PictureImage } from "#app/ui/picture-image.tsx";
import type { CompareColumn, CompareGroup, CompareRow } from "./compare-groups.ts";
import { useCompared } from "./compare-list.ts";
import {
  CompareNames,
  groupLabelClass,
  groupValueClass,
  lastLabelClass,
  lastValueClass,
  rowLabelClass,
  scrollerClass,
  tableWidthClass,
  valueClass,
} from "./compare-names.tsx";

type CompareTableProps = {
  readonly kind: ComparedKind;
  readonly columns: readonly CompareColumn[];
  readonly groups: readonly CompareGroup[];
  /** The same comparison without one of them. */
  readonly pathWithout: (id: string) => string;
  /** The button below each column. */
  readonly choose: string;
  /** The one that the sentence below recommends. */
  readonly pick: string | undefined;
};

/** Labels stay at the left and names under the bar; on a phone columns are swiped one by one. */
export function CompareTable(props: CompareTableProps) {
  const { kind, columns, groups, pathWithout, choose, pick } = props;
  const { t } = useTranslation("compare");
  const head = useRef<HTMLTableSectionElement>(null);
  const scroller = useRef<HTMLElement>(null);
  return (
    <>
      <CompareNames columns={columns} head={head} scroller={scroller} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by keys */}
      <section ref={scroller} className={scrollerClass} aria-label={t("table")} tabIndex={0}>
        <table
          className={`${tableWidthClass} table-fixed border-collapse`}
          style={{ "--n": columns.length } as React.CSSProperties}
        >
          <PictureRow kind={kind} columns={columns} pathWithout={pathWithout} head={head} />
          <tbody>
            {groups.map(({ title, rows }) => (
              <Fragment key={title}>
                <tr>
                  <th scope="row" className={groupLabelClass}>
                    {title}
                  </th>
                  {columns.map(({ id, name }) => (
                    <td key={id} className={groupValueClass}>
                      {name}
                    </td>
                  ))}
                </tr>
                {rows.map((row) => (
                  <Row key={row.label} row={row} columns={columns} />
                ))}
              </Fragment>
            ))}
            <tr>
              <td className={lastLabelClass} />
              {columns.map(({ id, name, to }) => (
                <td key={id} className={lastValueClass}>
                  <ButtonLink
                    to={to}
                    variant={id === pick ? "primary" : "secondary"}
                    block
                    className="px-2!"
                  >
                    {choose}
                    <span className="sr-only">{name}</span>
                  </ButtonLink>
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </section>
    </>
  );
}

type PictureRowProps = Pick<CompareTableProps, "kind" | "columns" | "pathWithout"> & {
  readonly head: RefObject<HTMLTableSectionElement | null>;
};

function PictureRow({ kind, columns, pathWithout, head }: PictureRowProps) {
  const { t } = useTranslation("compare");
  const { remove } = useCompared(kind);
  return (
    <thead ref={head}>
      <tr>
        <td className={rowLabelClass} />
        {columns.map(({ id, name, picture, to }) => (
          <th key={id} scope="col" className={`${valueClass} font-bold`}>
            <div className={`${photoClass} aspect-4/3`}>
              <PictureImage picture={picture} alt="" sizes="(min-width: 840px) 260px, 132px" />
              <IconLink
                icon={X}
                onPhoto
                preventScrollReset
                className="top-1.5 right-1.5"
                label={t("remove", { name })}
                to={pathWithout(id)}
                onClick={() => void remove(id)}
              />
            </div>
            <AppLink to={to} className="mt-2 block min-h-11 leading-6 md:min-h-0">
              {name}
            </AppLink>
          </th>
        ))}
      </tr>
    </thead>
  );
}

type RowProps = Pick<CompareTableProps, "columns"> & { readonly row: CompareRow };

const LOOK = { price: priceClass(), figure: "font-bold tabular-nums whitespace-nowrap" } as const;

function Row({ row: { label, cells, look, best }, columns }: RowProps) {
  return (
    <tr>
      <th scope="row" className={rowLabelClass}>
        {label}
      </th>
      {columns.map(({ id }, index) => {
        const isBest = best !== undefined && best.at === index;
        return (
          <td key={id} className={isBest ? `${valueClass} bg-fairway-50` : valueClass}>
            <Cell text={cells[index] ?? ""} look={look} />
            {isBest ? <Best>{best.words}</Best> : null}
          </td>
        );
      })}
    </tr>
  );
}

type CellProps = { readonly text: string; readonly look: CompareRow["look"] };

/** Only its first line is the figure. */
function Cell({ text, look }: CellProps) {
  if (!look) return <span className="block whitespace-pre-line">{text}</span>;
  const [figure, ...rest] = text.split("\n");
  return (
    <>
      <span className={`block ${LOOK[look]}`}>{figure}</span>
      {rest.map((line) => (
        <span key={line} className="block text-14 leading-5 text-ink-2">
          {line}
        </span>
      ))}
    </>
  );
}

function Best({ children }: { readonly children: ReactNode }) {
  return (
    <span className="block text-14 leading-5 font-semibold text-fairway-700">
      <Check aria-hidden="true" className="-mt-0.5 inline size-4" /> {children}
    </span>
  );
}
