import { useTranslation } from "react-i18next";
import type { Locale } from "#app/domain/common/language/languages.ts";
import { CourseRailSkeleton } from "#app/features/catalog/course/list/course-rail.tsx";
import { useSavedCards } from "#app/features/catalog/wish/use-saved-cards.ts";
import { WishCards } from "#app/features/catalog/wish/wish-cards.tsx";
import { WishesFailed } from "#app/features/catalog/wish/wish-groups.tsx";
import { privateMeta } from "#app/platform/http/page-meta.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import type { PageHandle } from "#app/platform/i18n/page-handle.ts";
import { useSession } from "#app/platform/session/session-provider.tsx";
import { pageClass } from "#app/ui/look/page-layout.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import type { Route } from "./+types/wish.ts";

export const handle = { words: ["course", "heart", "search", "wish"] } satisfies PageHandle;

export function meta(args: Route.MetaArgs) {
  return privateMeta(args, (t) => ({ title: t("wish:title"), description: t("wish:description") }));
}

export default function Wish() {
  const { t } = useTranslation("wish");
  const { user } = useSession();
  const locale = useLocale();
  return (
    <div className={`${pageClass} py-8 md:py-11`}>
      <PageHead title={t("title")} text={t(user ? "lead.member" : "lead")} />
      <SavedCards key={locale} locale={locale} />
    </div>
  );
}

function SavedCards({ locale }: { readonly locale: Locale }) {
  const { t } = useTranslation("wish");
  const { cards, isFailed, retry } = useSavedCards(locale);
  if (cards) return <WishCards cards={cards} />;
  if (isFailed) return <WishesFailed onRetry={retry} />;
  return (
    <>
      <p className="sr-only">{t("loading")}</p>
      <CourseRailSkeleton count={4} />
    </>
  );
}
