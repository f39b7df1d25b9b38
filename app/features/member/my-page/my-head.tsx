import { ChevronLeft } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { AppLink } from "#app/ui/app-link.tsx";
import { PageHead } from "#app/ui/page-head.tsx";

type MyHeadProps = {
  readonly title: string;
  readonly text?: ReactNode;
  readonly actions?: ReactNode;
};

/** The head of an area of my page, with a back link on phones, where the menu is only on the overview. */
export function MyHead({ title, text, actions }: MyHeadProps) {
  const { t } = useTranslation("mypage");
  return (
    <div>
      <AppLink
        to="/mypage"
        className="-mt-3 -ml-1 inline-flex min-h-11 items-center gap-0.5 font-semibold text-14 text-ink-2 md:hidden"
      >
        <ChevronLeft className="size-5" aria-hidden="true" />
        {t("back")}
      </AppLink>
      <PageHead title={title} text={text} className="mb-0" actions={actions} />
    </div>
  );
}
