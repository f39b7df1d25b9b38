import { useTranslation } from "react-i18next";
import { formatShortDay } from "#app/domain/common/date/date-text.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import { lineKey } from "#app/domain/order/line/line-facts.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/overlay/dialog.tsx";

/** Lines that were to be added, and those of the cart whose place they would take. */
export type Clash = { readonly put: readonly CartLine[]; readonly there: readonly CartLine[] };

type ClashDialogProps = {
  readonly clash: Clash;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onReplace: () => void;
  /** Adds what is new and leaves the cart as it is; undefined where nothing is new. */
  readonly onKeep: (() => void) | undefined;
};

/** Asks before a line of the cart is replaced: a van or a golfer must not go unseen. */
export function ClashDialog({ clash, open, onOpenChange, onReplace, onKeep }: ClashDialogProps) {
  const { t } = useTranslation("buy");
  const textOf = useChoiceText();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("there.title")}
      footer={
        <>
          <Button variant="secondary" onClick={onKeep ?? (() => onOpenChange(false))}>
            {onKeep ? t("there.keep_add") : t("there.keep")}
          </Button>
          <Button onClick={onReplace}>{t("there.replace")}</Button>
        </>
      }
    >
      {clash.there.map((line) => {
        const next = clash.put.find((each) => lineKey(each) === lineKey(line));
        return (
          <dl key={lineKey(line)} className="grid gap-3">
            <div className="rounded-card bg-sand px-4 py-3">
              <dt className="text-14 text-ink-2">{t("there.before")}</dt>
              <dd className="font-bold tabular-nums whitespace-nowrap">{textOf(line)}</dd>
            </div>
            <div className="rounded-card border border-line px-4 py-3">
              <dt className="text-14 text-ink-2">{t("there.after")}</dt>
              <dd className="font-bold tabular-nums whitespace-nowrap">
                {next ? textOf(next) : ""}
              </dd>
            </div>
            {next && losesVan(line, next) ? (
              <dd className="text-warn-800">{t("there.loses_van")}</dd>
            ) : null}
          </dl>
        );
      })}
    </Dialog>
  );
}

function losesVan(before: CartLine, after: CartLine): boolean {
  return (
    before.kind === "golf" &&
    after.kind === "golf" &&
    before.callvan !== "none" &&
    after.callvan === "none"
  );
}

/** What can differ between two lines with the same key. */
function useChoiceText(): (line: CartLine) => string {
  const { t } = useTranslation("buy");
  const locale = useLocale();
  const day = (date: Parameters<typeof formatShortDay>[0]) => formatShortDay(date, locale);
  return (line) => {
    switch (line.kind) {
      case "golf": {
        const people = t("there.people", { count: line.players });
        const time = line.time.replace(/^0/, "");
        return [`${day(line.date)} ${time}`, people, t(`there.van_${line.callvan}`)].join(" · ");
      }
      case "hotel": {
        const days = `${day(line.checkIn)} – ${day(line.checkOut)}`;
        const guests = t("there.people", { count: line.adults + line.children });
        return [days, t("there.rooms", { count: line.rooms }), guests].join(" · ");
      }
      case "caddy":
        return day(line.date);
      case "callvan":
      case "tournament":
        return [day(line.date), t("there.people", { count: line.people })].join(" · ");
    }
  };
}
