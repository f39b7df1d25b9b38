import { UserRound } from "lucide-react";
import { useTranslation } from "react-i18next";
import {
  type CaddieFilter,
  type CaddieSuggestion,
  caddiesPath,
} from "#app/domain/catalog/caddie/caddie-filter.ts";
import { askPath } from "#app/domain/help/question/ask-path.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";

type NoCaddiesProps = {
  readonly region: { readonly id: string; readonly name: string };
  readonly filter: CaddieFilter;
  readonly suggestions: readonly CaddieSuggestion[];
  /** Caddies of the city without any filter. */
  readonly inCity: number;
};

const NOTHING = { date: undefined, course: undefined, languages: [] } as const;

/** No caddie in the city, or none that matches: each with its own suggestions. */
export function NoCaddies({ region, filter, suggestions, inCity }: NoCaddiesProps) {
  const { t } = useTranslation("caddy");
  if (inCity === 0) {
    return (
      <EmptyState
        icon={UserRound}
        title={t("city.empty_title", { city: region.name })}
        text={t("city.empty_text")}
        action={
          <>
            <ButtonLink to="/caddy/home">{t("city.others")}</ButtonLink>
            <ButtonLink to={askPath()} variant="secondary">
              {t("city.ask")}
            </ButtonLink>
          </>
        }
      />
    );
  }
  const without = (change: Partial<CaddieFilter>) =>
    caddiesPath(region.id, { ...filter, ...change, page: 1 });
  return (
    <EmptyState
      icon={UserRound}
      title={t("none.title")}
      text={t("none.text")}
      action={
        <>
          {suggestions.map(({ drop, count }, index) => (
            <ButtonLink
              key={drop}
              variant={index === 0 ? "primary" : "secondary"}
              to={without({ [drop]: NOTHING[drop] })}
            >
              {t(`none.${drop}`, { count })}
            </ButtonLink>
          ))}
          {suggestions.length === 0 ? (
            <ButtonLink to={without(NOTHING)}>{t("none.all", { count: inCity })}</ButtonLink>
          ) : null}
        </>
      }
    />
  );
}
