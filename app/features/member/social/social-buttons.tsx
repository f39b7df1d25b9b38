import { clsx } from "clsx";
import { LoaderCircle } from "lucide-react";
import type { MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import type { SocialProvider } from "#app/domain/member/login/social-provider.ts";
import { useLocalized } from "#app/platform/i18n/locale-context.tsx";
import { GoogleMark, KakaoMark, NaverMark } from "#app/ui/look/provider-marks.tsx";
import { useGoOn, useLoginWindow } from "./use-login-window.ts";

type SocialButtonsProps = {
  readonly providers: readonly SocialProvider[];
  readonly next: string | null;
  readonly stay: boolean;
  /** What the end of the login window leads to; without it, `next`. */
  readonly onEnd?: () => Promise<void>;
};

const LOOK = {
  kakao: { Mark: KakaoMark, className: "bg-kakao text-on-kakao", mark: "" },
  naver: { Mark: NaverMark, className: "bg-naver text-on-naver", mark: "text-white" },
  google: { Mark: GoogleMark, className: "border border-google-line bg-white text-ink", mark: "" },
} as const;

/** As people here expect them: Kakao, Naver, Google. */
const ORDER = ["kakao", "naver", "google"] as const;

/** Links, so that they work in the same window wherever a window of their own cannot be had. */
export function SocialButtons({ providers, next, stay, onEnd }: SocialButtonsProps) {
  const { t } = useTranslation("social");
  const home = useLocalized()("/mypage");
  const goal = next ?? home;
  const goOn = useGoOn(goal);
  const { busy, open } = useLoginWindow(onEnd ?? goOn);
  if (providers.length === 0) return null;

  function go(event: MouseEvent, provider: SocialProvider) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (open(provider, addressOf(provider, { next: goal, stay, popup: true })))
      event.preventDefault();
  }

  return (
    <ul className="grid gap-2.5" aria-label={t("buttons")}>
      {ORDER.filter((provider) => providers.includes(provider)).map((provider) => {
        const { Mark, className, mark } = LOOK[provider];
        return (
          <li key={provider}>
            <a
              href={addressOf(provider, { next: goal, stay, popup: false })}
              onClick={(event) => go(event, provider)}
              aria-busy={busy === provider || undefined}
              className={clsx(
                "relative flex min-h-14 w-full items-center justify-center rounded-control px-14 font-semibold",
                className,
              )}
            >
              <span className={clsx("absolute left-5 flex size-5 items-center", mark)}>
                {busy === provider ? (
                  <LoaderCircle className="animate-spin" aria-hidden="true" />
                ) : (
                  <Mark className="size-5" />
                )}
              </span>
              {t(`start.${provider}`)}
            </a>
          </li>
        );
      })}
    </ul>
  );
}

type Way = { readonly next: string; readonly stay: boolean; readonly popup: boolean };

function addressOf(provider: SocialProvider, { next, stay, popup }: Way): string {
  const search = new URLSearchParams({ next });
  if (stay) search.set("stay", "1");
  if (popup) search.set("popup", "1");
  return `/api/auth/${provider}?${search}`;
}
