import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import { listPath, pageNumber } from "#app/domain/common/paging.ts";
import { DemoMails } from "#app/features/message/demo-mail.tsx";
import { listDemoMail } from "#app/features/message/store-demo-mail.server.ts";
import { SiteFrame } from "#app/features/shell/frame/site-frame.tsx";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { privateMeta } from "#app/platform/http/page-meta.ts";
import { refusal } from "#app/platform/http/refusal.ts";
import type { PageHandle } from "#app/platform/i18n/page-handle.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import { gutterClass } from "#app/ui/look/page-layout.ts";
import { Note } from "#app/ui/note.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import type { Route } from "./+types/inbox.ts";

export const handle = { words: ["errors", "message"] } satisfies PageHandle;

const MAX_ADDRESS = 254;

/** The demo's post box: it does not exist in production. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, now, site } = servicesOf(context);
  if (site.mode !== "demo") throw refusal("common.not_found");
  const to = cleanAddress(url.searchParams.get("to"));
  const list = await listDemoMail(db, { to, page: pageNumber(url.searchParams) });
  return { to, now: now(), origin: site.origin, ...list };
}

export function headers() {
  return { "cache-control": "no-store" };
}

export function meta(args: Route.MetaArgs) {
  return privateMeta(args, (t) => ({
    title: t("message:inbox.title"),
    description: t("message:inbox.text"),
  }));
}

export default function Inbox({ loaderData }: Route.ComponentProps) {
  const { to, mails, paging, origin, now } = loaderData;
  const { t } = useTranslation("message");
  return (
    <SiteFrame>
      <div className={`${gutterClass} max-w-[48rem] py-6 md:py-10`}>
        <PageHead title={t("inbox.title")} />
        <Note tone="info">{t("inbox.text")}</Note>
        <Form className="my-5 flex flex-wrap items-end gap-2" role="search">
          <TextField
            key={to}
            label={t("inbox.search")}
            name="to"
            inputMode="email"
            autoComplete="off"
            maxLength={MAX_ADDRESS}
            defaultValue={to}
            className="min-w-0 flex-1"
          />
          <Button type="submit" variant="secondary">
            {t("inbox.search_button")}
          </Button>
          {to ? (
            <ButtonLink to="/inbox" variant="ghost">
              {t("inbox.all")}
            </ButtonLink>
          ) : null}
        </Form>
        <DemoMails mails={mails} to={to} origin={origin} now={now} />
        <Pagination
          {...paging}
          hrefFor={(page) => listPath("/inbox", { to: to || undefined }, page)}
        />
      </div>
    </SiteFrame>
  );
}

/** No database takes a null byte, and no address has one. */
function cleanAddress(text: string | null): string {
  return (text ?? "").trim().slice(0, MAX_ADDRESS);
}
