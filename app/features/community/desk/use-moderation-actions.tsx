import { useTranslation } from "react-i18next";
import { VISIBILITIES } from "#app/domain/community/moderation.ts";
import { useMayChange } from "#app/features/desk/desk-person.tsx";
import type { ListFilter } from "#app/features/desk/list/desk-list.tsx";
import type { BulkAction } from "#app/features/desk/list/use-bulk.ts";
import { HideFields } from "./hide-form.tsx";

/** Hide with a reason that every author reads, or show again. */
export function useModerationActions(of: "review" | "community" | "comment"): BulkAction[] {
  const { t } = useTranslation(["lists", "moderation"]);
  const canChange = useMayChange(of === "review" ? "review" : "community");
  if (!canChange) return [];
  return [
    {
      name: `${of}.hide`,
      label: t("moderation:hide"),
      confirm: {
        title: (count) => t("hide_title", { count }),
        text: t("hide_text"),
        fields: (errors) => <HideFields errors={errors} />,
      },
    },
    { name: `${of}.restore`, label: t("moderation:restore") },
  ];
}

export function useVisibilityFilter(): ListFilter {
  const { t } = useTranslation("desk");
  return {
    name: "visibility",
    label: t("state"),
    all: t("shown_and_hidden"),
    options: VISIBILITIES.map((value) => ({ value, label: t(value) })),
  };
}
