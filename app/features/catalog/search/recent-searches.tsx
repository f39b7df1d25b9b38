import { X } from "lucide-react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { searchPath } from "#app/domain/catalog/search/search-query.ts";
import { useBrowserList } from "#app/platform/browser/browser-list.ts";
import { AppLink } from "#app/ui/app-link.tsx";
import { Button } from "#app/ui/button.tsx";
import { Switch } from "#app/ui/form/switch.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { useToast } from "#app/ui/overlay/toast.tsx";
import { recentSearches } from "./recent-search-list.ts";
import { useSearchChoice } from "./use-search-choice.ts";

/** Records a search in this browser or in the member's account, unless that is switched off. */
export function useRememberSearch(q: string): void {
  const { keeps } = useSearchChoice();
  useEffect(() => {
    let isCancelled = false;
    void recentSearches.ready.then(() => {
      if (!isCancelled && keeps && q !== "") void recentSearches.add(q);
    });
    return () => {
      isCancelled = true;
    };
  }, [q, keeps]);
}

export function RecentSearches() {
  const { t } = useTranslation("search");
  const searches = useBrowserList(recentSearches);
  const { keeps, choose } = useSearchChoice();
  if (searches === undefined || keeps === undefined) return <div className="min-h-60" />;
  return (
    <section aria-labelledby="recent" className="min-h-60">
      <div className="flex min-h-11 items-center justify-between gap-4">
        <h2 id="recent" className="text-18">
          {t("recent")}
        </h2>
        {searches.length > 0 ? (
          <Button variant="ghost" size="sm" onClick={() => void recentSearches.clear()}>
            {t("recent.clear")}
          </Button>
        ) : null}
      </div>
      {searches.length === 0 ? (
        <p className="mt-1 text-ink-2">{t(keeps ? "recent.none" : "recent.off")}</p>
      ) : (
        <ul className="mt-2 divide-y divide-line">
          {searches.map((word) => (
            <li key={word} className="flex items-center justify-between gap-2">
              <AppLink
                to={searchPath({ q: word })}
                className="flex min-h-12 min-w-0 flex-1 items-center hover:underline"
              >
                <span className="truncate">{word}</span>
              </AppLink>
              <IconButton
                icon={X}
                label={t("recent.remove", { word })}
                onClick={() => void recentSearches.remove(word)}
              />
            </li>
          ))}
        </ul>
      )}
      <RecordSwitch keeps={keeps} choose={choose} />
    </section>
  );
}

type RecordSwitchProps = {
  readonly keeps: boolean;
  readonly choose: (keeps: boolean) => Promise<boolean>;
};

function RecordSwitch({ keeps, choose }: RecordSwitchProps) {
  const { t } = useTranslation("search");
  const { t: errorText } = useTranslation("errors");
  const { show } = useToast();
  async function change(isOff: boolean): Promise<void> {
    if (!(await choose(!isOff))) show({ tone: "error", text: errorText("member.save_failed") });
  }
  return (
    <div className="mt-4 border-line border-t pt-2">
      <Switch
        label={t("recent.keep_none")}
        hint={t("recent.keep_none_hint")}
        checked={!keeps}
        onChange={(event) => void change(event.currentTarget.checked)}
      />
    </div>
  );
}
