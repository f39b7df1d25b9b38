import { useTranslation } from "react-i18next";
import { isRouteErrorResponse, useLocation, useNavigate } from "react-router";
import { type ErrorCode, isErrorCode } from "#app/domain/errors.ts";
import { pageGivenToCrawler } from "#app/platform/crawler.ts";
import { useLocalized } from "#app/platform/locale-context.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { SiteFrame } from "./site-frame.tsx";

type Fault = { readonly status: number; readonly code: ErrorCode };

/** A fault that nobody foresaw shows no more than that there was one. */
export function faultOf(error: unknown): Fault {
  if (!isRouteErrorResponse(error)) return { status: 500, code: "common.server_error" };
  const code = (error.data as { code?: unknown } | null)?.code;
  if (isErrorCode(code)) return { status: error.status, code };
  const known: Partial<Record<number, ErrorCode>> = {
    400: "common.bad_request",
    404: "common.not_found",
    405: "common.method_not_allowed",
  };
  return { status: error.status, code: known[error.status] ?? "common.server_error" };
}

/** The one error page (spec §2): what happened, and three ways on. */
export function ErrorPage({ error }: { error: unknown }) {
  const { t } = useTranslation(["frame", "errors"]);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const home = useLocalized()("/");

  const given = pageGivenToCrawler();
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is this server's own page, put back as it was
  if (given) return <div dangerouslySetInnerHTML={{ __html: given }} />;

  const { status, code } = faultOf(error);
  const notFound = status === 404;

  function goBack() {
    if (window.history.length > 1) window.history.back();
    else void navigate(home);
  }

  return (
    <SiteFrame>
      <title>{`${t(notFound ? "error.title_not_found" : "error.title")} | ${t("brand")}`}</title>
      <meta name="robots" content="noindex" />
      <section className="page grid justify-items-center gap-4 py-20 text-center">
        <p className="text-14 font-semibold text-ink-3">{t("error.status", { status })}</p>
        <h1 className="text-28 font-bold">
          {t(notFound ? "error.title_not_found" : "error.title")}
        </h1>
        {notFound ? (
          <>
            <p className="text-ink-2">{t("error.not_found_hint")}</p>
            <p className="text-14 text-ink-3 break-all">
              {t("error.not_found_path", { path: pathname })}
            </p>
          </>
        ) : (
          <p className="text-ink-2">{t(`errors:${code}`)}</p>
        )}
        <div className="mt-4 flex flex-wrap justify-center gap-2">
          <ButtonLink to="/">{t("error.home")}</ButtonLink>
          <button type="button" className="btn btn-secondary" onClick={goBack}>
            {t("error.back")}
          </button>
          {notFound ? null : (
            <button
              type="button"
              className="btn btn-secondary"
              onClick={() => window.location.reload()}
            >
              {t("error.reload")}
            </button>
          )}
        </div>
      </section>
    </SiteFrame>
  );
}
