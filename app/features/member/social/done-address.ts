import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import { localeOfPath, localized } from "#app/platform/i18n/request-locale.ts";

type Done = {
  readonly next: string;
  readonly popup: boolean;
  readonly consent?: boolean;
  readonly error?: ErrorCode;
};

/** The page where a login through a provider ends, in the language of the page it leads to. */
export function doneAddress({ next, popup, consent = false, error }: Done): string {
  const search = new URLSearchParams();
  if (consent) search.set("consent", "1");
  if (error) search.set("error", error);
  if (popup) search.set("popup", "1");
  search.set("next", next);
  return `${localized("/login/done", localeOfPath(next))}?${search}`;
}
