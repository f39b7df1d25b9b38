import { useTranslation } from "react-i18next";
import { isRouteErrorResponse, useLocation, useNavigate } from "react-router";
import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import type { Picture } from "#app/domain/picture/picture.ts";
import { savedCrawlerPage } from "#app/platform/http/crawler-page.ts";
import { useLocalized } from "#app/platform/i18n/locale-context.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { ErrorWords } from "#app/ui/error-words.tsx";
import { roundCardClass } from "#app/ui/look/classes.ts";
import { pageClass } from "#app/ui/look/page-layout.ts";
import { useLoginHere } from "#app/ui/overlay/login-again.tsx";
import { PictureImage } from "#app/ui/picture-image.tsx";
import { SiteFrame } from "./site-frame.tsx";

type Fault = {
  readonly status: number;
  readonly code: ErrorCode;
  /** Where similar products are listed, for one that was withdrawn. */
  readonly instead?: string;
};

const SEA: Picture = {
  src: "/pictures/banner/e",
  widths: [840, 1680],
  width: 2100,
  height: 900,
  blur: "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADwAQCdASoMAAUABABoJZgCdAELL32gYgAA2/9wbPxiPc6bxSNfHQBFbWccH3XFdAAAAA==",
};

/** An unexpected error shows nothing but that there was one. */
export function faultOf(error: unknown): Fault {
  if (!isRouteErrorResponse(error)) return { status: 500, code: "common.server_error" };
  // Not validated: only our own server sends these, and a list of all codes would make every page heavier.
  const { code, instead } = (error.data ?? {}) as { code?: ErrorCode; instead?: string };
  if (code) return { status: error.status, code, ...(instead ? { instead } : {}) };
  const known: Partial<Record<number, ErrorCode>> = {
    400: "common.bad_request",
    404: "common.not_found",
    405: "common.method_not_allowed",
  };
  return { status: error.status, code: known[error.status] ?? "common.server_error" };
}

/** The one error page (spec §2): what happened, and three links to go on. */
export function ErrorPage({ error }: { error: unknown }) {
  const { t } = useTranslation(["frame", "common"]);
  const { pathname } = useLocation();

  const given = savedCrawlerPage();
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is this server's own page, unchanged
  if (given) return <div dangerouslySetInnerHTML={{ __html: given }} />;

  const { status, code, instead } = faultOf(error);
  const notFound = status === 404;
  const title = t(`error.${titleOf(status)}`);

  return (
    <SiteFrame>
      <title>{`${title} | ${t("brand")}`}</title>
      <meta name="robots" content="noindex" />
      <section className={`${pageClass} py-8 md:py-14`}>
        <div className={`${roundCardClass} mx-auto max-w-[35rem] overflow-hidden text-center`}>
          <div className="h-45 bg-photo-1">
            <PictureImage picture={SEA} alt="" sizes="(min-width: 840px) 560px, 100vw" />
          </div>
          <div className="p-6 md:p-8">
            <Badge>{t("error.status", { status })}</Badge>
            <h1 className="mt-2 text-22">{title}</h1>
            {notFound ? (
              <>
                <p className="mt-1 text-ink-2">{t("error.not_found_hint")}</p>
                <p className="mt-1 break-all text-14 text-ink-3">
                  {t("error.not_found_path", { path: pathname })}
                </p>
              </>
            ) : (
              <div className="mt-1 text-ink-2">
                <ErrorWords code={code} />
              </div>
            )}
            <ErrorActions status={status} instead={instead} />
          </div>
        </div>
      </section>
    </SiteFrame>
  );
}

type ErrorActionsProps = {
  readonly status: number;
  readonly instead: string | undefined;
};

function ErrorActions({ status, instead }: ErrorActionsProps) {
  const { t } = useTranslation(["frame", "common"]);
  const navigate = useNavigate();
  const home = useLocalized()("/");
  const login = useLoginHere();

  function goBack() {
    if (window.history.length > 1) window.history.back();
    else void navigate(home);
  }

  return (
    <div className="mt-5 flex flex-wrap justify-center gap-2">
      {instead ? <ButtonLink to={instead}>{t("error.instead")}</ButtonLink> : null}
      {status === 401 ? <ButtonLink to={login}>{t("common:login.go")}</ButtonLink> : null}
      <ButtonLink to="/" variant={instead || status === 401 ? "secondary" : "primary"}>
        {t("error.home")}
      </ButtonLink>
      <Button variant="secondary" onClick={goBack}>
        {t("error.back")}
      </Button>
      <ButtonLink to="/help" variant="ghost">
        {t("footer.faq")}
      </ButtonLink>
      {status === 404 ? null : (
        <Button variant="secondary" onClick={() => window.location.reload()}>
          {t("error.reload")}
        </Button>
      )}
    </div>
  );
}

function titleOf(status: number): "title" | "title_gone" | "title_not_found" {
  if (status === 404) return "title_not_found";
  return status === 410 ? "title_gone" : "title";
}
