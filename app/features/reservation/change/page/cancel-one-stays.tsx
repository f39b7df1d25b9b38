import { BedDouble, CarFront, UsersRound } from "lucide-react";
import { useTranslation } from "react-i18next";
import { AppLink } from "#app/ui/app-link.tsx";
import { Card } from "#app/ui/card.tsx";
import { linkClass } from "#app/ui/look/classes.ts";
import type { OpenCancelOne } from "./cancel-one-queries.server.ts";

const STAYS = {
  hotel: BedDouble,
  callvan: CarFront,
  caddy: UsersRound,
  golf: UsersRound,
  tournament: UsersRound,
};

/** The lines that stay as they are. */
export function CancelOneStays({ page: { staying, others } }: { readonly page: OpenCancelOne }) {
  const { t } = useTranslation("change");
  return (
    <Card as="section">
      <h2 className="text-18 md:text-22">{t("one.stays")}</h2>
      <ul className="mt-2 grid gap-3">
        {staying.map(({ id, kind, title }) => {
          const Icon = STAYS[kind];
          return (
            <li key={id} className="flex gap-3">
              <Icon aria-hidden="true" className="mt-0.5 flex-none text-ink-2" />
              <span>
                <b className="block">{title}</b>
                <span className="block text-14 text-ink-2">
                  {t(kind === "hotel" ? "one.stays_hotel" : "one.stays_other")}
                </span>
                {kind === "hotel" ? (
                  <AppLink
                    to={`/reservation/${id}/change`}
                    className={`${linkClass} flex min-h-11 w-fit items-center text-14`}
                  >
                    {t("one.fewer_rooms")}
                  </AppLink>
                ) : null}
              </span>
            </li>
          );
        })}
        <li className="flex gap-3">
          <UsersRound aria-hidden="true" className="mt-0.5 flex-none text-ink-2" />
          <span>
            <b className="block">{t("one.others", { count: others })}</b>
            <span className="text-14 text-ink-2">{t("one.others_text")}</span>
          </span>
        </li>
      </ul>
    </Card>
  );
}
