import { useTranslation } from "react-i18next";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";

type SavedByProps = {
  readonly last: { readonly by: string | null; readonly at: Date } | undefined;
};

export function SavedBy({ last }: SavedByProps) {
  const { t } = useTranslation("content");
  const { moment } = useAdminFormat();
  if (!last) return null;
  return t("saved_by", { name: last.by ?? t("nobody"), at: moment(last.at) });
}
