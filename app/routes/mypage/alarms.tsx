import { useTranslation } from "react-i18next";
import { redirect, useFetcher } from "react-router";
import { z } from "zod";
import { listPath, pageNumber } from "#app/domain/common/paging.ts";
import { MyHead } from "#app/features/member/my-page/my-head.tsx";
import { MyLayout } from "#app/features/member/my-page/my-layout.tsx";
import { countUnread, listAlarms } from "#app/features/message/alarm/alarm-queries.server.ts";
import { AlarmRows } from "#app/features/message/alarm/alarm-rows.tsx";
import { readAlarm, readAllAlarms } from "#app/features/message/alarm/read-alarm.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { answering } from "#app/platform/http/action.server.ts";
import { formOf, parseForm } from "#app/platform/http/form.ts";
import { privateMeta } from "#app/platform/http/page-meta.ts";
import { returnPath } from "#app/platform/http/return-path.ts";
import type { PageHandle } from "#app/platform/i18n/message-areas.ts";
import { localeOf, localized } from "#app/platform/i18n/request-locale.ts";
import { requireAnyMember } from "#app/platform/session/session.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { useFetcherRefusal } from "#app/ui/overlay/use-refusal-toast.ts";
import { Pagination } from "#app/ui/pagination.tsx";
import type { Route } from "./+types/alarms.ts";

export const handle = { words: ["errors", "message", "mypage"] } satisfies PageHandle;

const PATH = "/mypage/alarms";

const schema = z.object({
  intent: z.enum(["open", "read", "read-all"]),
  /** The alarm, or for all of them the newest on the screen. */
  id: z.coerce.number().int().min(1).max(2_147_483_647),
});

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context);
  const { id, role } = await requireAnyMember(context);
  const list = await listAlarms(db, localeOf(url), {
    memberId: id,
    page: pageNumber(url.searchParams),
  });
  return { role, now: now(), unread: await countUnread(db, id), ...list };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  return answering("member.save_failed", services.log, async () => {
    const { id: memberId } = await requireAnyMember(context);
    const { intent, id } = parseForm(schema, await formOf(request));
    if (intent === "read-all") {
      await readAllAlarms(services, { memberId, upTo: id });
      return { ok: true as const };
    }
    const link = await readAlarm(services, { memberId, id });
    if (intent === "read") return { ok: true as const };
    throw redirect(localized(returnPath(link, PATH), localeOf(url)));
  });
}

export function meta(args: Route.MetaArgs) {
  return privateMeta(args, (t) => ({
    title: t("message:alarms.title"),
    description: t("message:alarms.description"),
  }));
}

export default function MypageAlarms({ loaderData, actionData }: Route.ComponentProps) {
  const { role, rows, paging, newest, unread, now } = loaderData;
  const { t } = useTranslation("message");
  useFetcherRefusal(actionData);
  return (
    <MyLayout current="alarms" role={role}>
      <MyHead
        title={t("alarms.title")}
        text={<span role="status">{t("alarms.unread", { count: unread })}</span>}
        actions={
          <>
            {unread > 0 ? <ReadAllButton upTo={newest} /> : null}
            <ButtonLink to="/mypage/settings" variant="ghost" size="sm">
              {t("alarms.settings")}
            </ButtonLink>
          </>
        }
      />
      <AlarmRows rows={rows} now={now} />
      <Pagination {...paging} hrefFor={(page) => listPath(PATH, {}, page)} />
    </MyLayout>
  );
}

function ReadAllButton({ upTo }: { readonly upTo: number }) {
  const { t } = useTranslation("message");
  const fetcher = useFetcher<typeof action>();
  useFetcherRefusal(fetcher.data);
  return (
    <fetcher.Form method="post">
      <input type="hidden" name="id" value={upTo} />
      <Button
        type="submit"
        name="intent"
        value="read-all"
        variant="secondary"
        size="sm"
        busy={fetcher.state !== "idle"}
      >
        {t("alarms.read_all")}
      </Button>
    </fetcher.Form>
  );
}
