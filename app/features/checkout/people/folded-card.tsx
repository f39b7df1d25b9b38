import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";

type FoldedCardProps = {
  readonly mark: ReactNode;
  readonly title: string;
  readonly text: string;
  /** Whether something in it has to be filled in first. */
  readonly startsOpen: boolean;
  /** A mistake in it opens it; it stays open while it is mended. */
  readonly hasError: boolean;
  readonly children: ReactNode;
};

/** What is known takes one row; a tap opens its fields. Works without scripts. */
export function FoldedCard(props: FoldedCardProps) {
  const { mark, title, text, startsOpen, hasError, children } = props;
  const { t } = useTranslation("payment");
  const [isOpen, setOpen] = useState(startsOpen);
  return (
    <details
      className="group rounded-card border border-line px-4"
      open={isOpen || hasError}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-16 cursor-pointer items-center gap-3 py-2">
        {mark}
        <span className="min-w-0 flex-1">
          <b className="block truncate leading-6">{title}</b>
          {text ? <span className="block text-14 leading-5 text-ink-2">{text}</span> : null}
        </span>
        <span className="flex-none text-14 font-semibold underline underline-offset-4 group-open:hidden">
          {t("fold.edit")}
        </span>
      </summary>
      <div className="pb-4">{children}</div>
    </details>
  );
}
