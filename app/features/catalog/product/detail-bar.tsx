import { ArrowLeft, Share } from "lucide-react";
import type { MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { stepsBack } from "#app/platform/browser/steps-back.ts";
import { withoutLocale } from "#app/platform/i18n/request-locale.ts";
import { IconButton, IconLink } from "#app/ui/icon-button.tsx";
import { type ShareWords, useShare } from "#app/ui/overlay/use-share.ts";

type DetailBarProps = {
  readonly title: string;
  /** The list that this belongs to, for those who came from nowhere. */
  readonly list: string;
  readonly words: ShareWords;
  /** The address is nothing without what was chosen. */
  readonly withSearch?: boolean;
};

/** On a phone, back and share stand in the top bar instead of the logo, of whose bar only the cart is left. */
export function DetailBar({ title, list, words, withSearch }: DetailBarProps) {
  const { t } = useTranslation("frame");
  const share = useShare(title, words, withSearch);
  return (
    <div
      data-detail-bar
      className="fixed start-0 end-13 top-(--h-staging) z-41 flex h-(--h-topbar) items-center justify-between ps-1 md:hidden"
    >
      <IconLink icon={ArrowLeft} to={list} label={t("error.back")} onClick={goBack} />
      <IconButton icon={Share} label={words.share} onClick={() => void share()} />
    </div>
  );
}

/** Where one came from is not known before the click; the link to the list is left for all other cases. */
function goBack(event: MouseEvent): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  const steps = knownSteps();
  if (steps === undefined) return;
  event.preventDefault();
  window.history.go(steps);
}

function knownSteps(): number | undefined {
  if (!("navigation" in window) || !navigation.currentEntry) {
    return (window.history.state?.idx ?? 0) > 0 ? -1 : undefined;
  }
  const paths = navigation
    .entries()
    .map(({ url }) => (url ? withoutLocale(new URL(url).pathname) : ""));
  return stepsBack(paths, navigation.currentEntry.index);
}
