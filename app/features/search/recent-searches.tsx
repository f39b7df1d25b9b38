import { X } from "lucide-react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { searchPath } from "#app/domain/catalog/search.ts";
import { useBrowserList } from "#app/platform/browser-list.ts";
import { AppLink } from "#app/ui/app-link.tsx";
import { Button } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { recentSearches } from "./recent-list.ts";

/** Keeps what was searched for: in this browser, or in the account of whoever is signed in. */
export function useRememberSearch(q: string): void {
  useEffect(() => {
    let isGone = false;
    void recentSearches.settled.then(() => {
      if (!isGone && q !== "") void recentSearches.add(q);
    });
    return () => {
      isGone = true;
    };
  }, [q]);
}

export function RecentSearches() {
  const { t } = useTranslation("search");
  const words = useBrowserList(recentSearches);
  if (words === undefined) return <div className="min-h-40" />;
  return (
    <section aria-labelledby="recent" className="min-h-40">
      <div className="flex min-h-11 items-center justify-between gap-4">
        <h2 id="recent" className="text-18">
          {t("recent")}
        </h2>
        {words.length > 0 ? (
          <Button variant="ghost" size="sm" onClick={() => void recentSearches.clear()}>
            {t("recent.clear")}
          </Button>
        ) : null}
      </div>
      {words.length === 0 ? (
        <p className="mt-1 text-ink-2">{t("recent.none")}</p>
      ) : (
        <ul className="mt-2 divide-y divide-line">
          {words.map((word) => (
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
    </section>
  );
}
