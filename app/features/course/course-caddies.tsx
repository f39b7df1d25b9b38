import { useTranslation } from "react-i18next";
import { formatShortDay } from "#app/domain/date-text.ts";
import { type LocalDate, weekdayOf } from "#app/domain/local-date.ts";
import { formatWon } from "#app/domain/money.ts";
import { useLocale } from "#app/platform/locale-context.tsx";
import { AppLink } from "#app/ui/app-link.tsx";
import { PictureImage } from "#app/ui/picture-image.tsx";
import { Rating } from "#app/ui/rating.tsx";
import type { CourseCaddy } from "./around-queries.server.ts";
import { DetailHead } from "./detail-head.tsx";

type CourseCaddiesProps = {
  readonly caddies: readonly CourseCaddy[];
  readonly cityId: string;
  readonly date: LocalDate | undefined;
};

export function CourseCaddies({ caddies, cityId, date }: CourseCaddiesProps) {
  const { t } = useTranslation("course");
  if (caddies.length === 0) return null;
  return (
    <section id="caddies" className="scroll-mt-32 pt-10">
      <DetailHead
        title={t("caddies.title")}
        text={t("caddies.sub")}
        more={{ to: `/caddy/city/${cityId}`, label: t("caddies.more") }}
      />
      <ul className="grid gap-3 md:grid-cols-2">
        {caddies.map((caddy) => (
          <CaddyLine key={caddy.id} caddy={caddy} date={date} />
        ))}
      </ul>
    </section>
  );
}

type CaddyLineProps = { readonly caddy: CourseCaddy; readonly date: LocalDate | undefined };

function CaddyLine({ caddy, date }: CaddyLineProps) {
  const { t } = useTranslation("course");
  const locale = useLocale();
  const isOff = date !== undefined && weekdayOf(date) === caddy.dayOff;
  return (
    <li className="card relative flex gap-4 p-4 hover:border-ink">
      <span className="photo h-29 w-24 flex-none">
        <PictureImage picture={caddy.picture} alt="" sizes="96px" />
      </span>
      <div className="flex min-w-0 flex-1 flex-col">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <AppLink
            to={`/caddy/${caddy.id}`}
            className="text-18 font-bold after:absolute after:inset-0"
          >
            {caddy.name}
          </AppLink>
          <span className="text-14 text-ink-2">
            {t("caddies.code", { nickname: caddy.nickname, code: caddy.code })}
          </span>
        </p>
        <p className="mt-0.5 text-14 text-ink-2">
          {t("caddies.line", { years: caddy.experienceYears, specialty: caddy.specialty })}
        </p>
        {caddy.rating === null ? null : (
          <div className="mt-1">
            <Rating value={caddy.rating} count={caddy.reviews} />
          </div>
        )}
        <p className="mt-auto pt-2 text-14">
          {isOff && date ? (
            <b className="text-danger-700">
              {t("caddies.off", { date: formatShortDay(date, locale) })}
            </b>
          ) : (
            <b className="num">
              {t("caddies.fee", { fee: formatWon(caddy.reservationFee, locale) })}
            </b>
          )}
        </p>
      </div>
    </li>
  );
}
