import { clsx } from "clsx";
import { BedDouble, Flag, History, type LucideIcon, MapPin, UserRound } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { OptionGroup } from "./search-options.ts";

const ICONS: Readonly<Record<OptionGroup["name"], LucideIcon>> = {
  recent: History,
  cities: MapPin,
  course: Flag,
  hotel: BedDouble,
  caddy: UserRound,
};

type SuggestionListProps = {
  readonly id: string;
  readonly groups: readonly OptionGroup[];
  readonly active: number;
  readonly onChoose: (to: string) => void;
};

export function SuggestionList({ id, groups, active, onChoose }: SuggestionListProps) {
  const { t } = useTranslation("search");
  const count = groups.reduce((sum, { options }) => sum + options.length, 0);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active >= 0)
      list.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
  }, [active]);
  let index = -1;
  return (
    <>
      <p className="sr-only" role="status">
        {count > 0 ? t("suggestions.count", { count }) : ""}
      </p>
      <div
        ref={list}
        id={`${id}list`}
        role="listbox"
        aria-label={t("suggestions")}
        hidden={count === 0}
        className="absolute inset-x-0 top-full z-40 mt-1 max-h-[60vh] overflow-y-auto rounded-card border border-line bg-paper py-2 shadow-soft"
      >
        {groups.map(({ name, options }) => {
          const Icon = ICONS[name];
          return (
            // biome-ignore lint/a11y/useSemanticElements: a group of options has no element of its own
            <div key={name} role="group" aria-labelledby={`${id}${name}`}>
              <p id={`${id}${name}`} className="px-4 pt-2 pb-1 text-14 font-semibold text-ink-2">
                {t(`suggestions.${name}`)}
              </p>
              {options.map((option) => {
                index += 1;
                return (
                  <SuggestionOption
                    key={option.key}
                    id={`${id}${index}`}
                    icon={Icon}
                    option={option}
                    isActive={index === active}
                    onChoose={onChoose}
                  />
                );
              })}
            </div>
          );
        })}
      </div>
    </>
  );
}

type SuggestionOptionProps = {
  readonly id: string;
  readonly icon: LucideIcon;
  readonly option: OptionGroup["options"][number];
  readonly isActive: boolean;
  readonly onChoose: (to: string) => void;
};

function SuggestionOption({ id, icon: Icon, option, isActive, onChoose }: SuggestionOptionProps) {
  return (
    // The field keeps the focus and its keys; a pointer chooses here.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    // biome-ignore lint/a11y/useFocusableInteractive: aria-activedescendant
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      className={clsx(
        "flex min-h-12 cursor-pointer items-center gap-3 px-4 hover:bg-sand",
        isActive && "bg-sand-2",
      )}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(option.to)}
    >
      <Icon aria-hidden="true" className="size-5 shrink-0 text-ink-2" />
      <span className="truncate">{option.text}</span>
      {option.note ? (
        <span className="ms-auto hidden max-w-2/5 shrink-0 truncate text-14 text-ink-2 sm:block">
          {option.note}
        </span>
      ) : null}
    </div>
  );
}
