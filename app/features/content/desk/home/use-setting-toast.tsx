import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import { useToast } from "#app/ui/overlay/toast.tsx";
import type { SavedSetting } from "./home-settings.server.ts";

type Saved = { readonly saved: SavedSetting; readonly undone: boolean };

/** Says that a setting was saved, with a button that undoes it; once for each answer. */
export function useSettingToast(
  answer: Saved | undefined,
  text: string,
  post: (body: Record<string, string>) => void,
): void {
  const { t } = useTranslation("desk");
  const { show } = useToast();
  const shown = useRef<Saved>(undefined);
  useEffect(() => {
    if (!answer || answer === shown.current) return;
    shown.current = answer;
    if (answer.undone) return show({ text: t("record.undone") });
    const { version, entry } = answer.saved;
    const body = { intent: "undo", version: String(version), entry: String(entry) };
    show({ text, action: { label: t("record.undo"), run: () => post(body) } });
  });
}

type SavedByProps = {
  readonly last: { readonly by: string | null; readonly at: Date } | undefined;
};

export function SavedBy({ last }: SavedByProps) {
  const { t } = useTranslation("content");
  const { moment } = useAdminFormat();
  if (!last) return null;
  return t("saved_by", { name: last.by ?? t("nobody"), at: moment(last.at) });
}
