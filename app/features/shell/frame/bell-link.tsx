import { Bell } from "lucide-react";
import { useTranslation } from "react-i18next";
import { IconLink } from "#app/ui/icon-button.tsx";
import { Count } from "./count.tsx";

/** Also shown to visitors, for whom it leads to the login, so that nothing moves when the session loads. */
export function BellLink({ unread }: { readonly unread: number }) {
  const { t } = useTranslation("frame");
  const label = unread === 0 ? t("nav.alarms") : t("nav.alarms_count", { count: unread });
  return (
    <IconLink icon={Bell} to="/mypage/alarms" label={label}>
      <Count of={unread} />
    </IconLink>
  );
}
