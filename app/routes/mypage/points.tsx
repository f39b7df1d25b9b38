import { useTranslation } from "react-i18next";
import { listPath, pageNumber } from "#app/domain/common/paging.ts";
import { expirePoints } from "#app/features/benefit/expire-points.server.ts";
import { PointBalance } from "#app/features/benefit/point-balance.tsx";
import { PointLedger } from "#app/features/benefit/point-ledger.tsx";
import { findPointSummary, listPoints } from "#app/features/benefit/point-queries.server.ts";
import { MyHead } from "#app/features/member/my-page/my-head.tsx";
import { MyLayout } from "#app/features/member/my-page/my-layout.tsx";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { privateMeta } from "#app/platform/http/page-meta.ts";
import type { PageHandle } from "#app/platform/i18n/message-areas.ts";
import { localeOf } from "#app/platform/i18n/request-locale.ts";
import { requireAnyMember } from "#app/platform/session/session.server.ts";
import { Pagination } from "#app/ui/pagination.tsx";
import type { Route } from "./+types/points.ts";

export const handle = { words: ["benefit", "errors", "mypage"] } satisfies PageHandle;

export async function loader({ url, context }: Route.LoaderArgs) {
  const services = servicesOf(context);
  const { id, role } = await requireAnyMember(context);
  await expirePoints(services, id);
  const summary = await findPointSummary(services.db, id);
  const page = pageNumber(url.searchParams);
  const ledger = await listPoints(services.db, localeOf(url), { memberId: id, page });
  return { role, summary, ledger };
}

export function meta(args: Route.MetaArgs) {
  return privateMeta(args, (t) => ({
    title: t("benefit:points.title"),
    description: t("benefit:points.text"),
  }));
}

export default function MypagePoints({ loaderData }: Route.ComponentProps) {
  const { role, summary, ledger } = loaderData;
  const { t } = useTranslation("benefit");
  return (
    <MyLayout current="points" role={role}>
      <MyHead title={t("points.title")} text={t("points.text")} />
      <PointBalance summary={summary} />
      <PointLedger rows={ledger.rows} />
      <Pagination {...ledger.paging} hrefFor={(page) => listPath("/mypage/points", {}, page)} />
    </MyLayout>
  );
}
