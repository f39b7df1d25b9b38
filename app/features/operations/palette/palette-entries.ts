import {
  ArrowRight,
  BedDouble,
  CircleUserRound,
  IdCardLanyard,
  LandPlot,
  type LucideIcon,
  Ticket,
  Zap,
} from "lucide-react";
import type { ReservationStatus } from "#app/domain/reservation/status/status.ts";
import type { Found } from "./find-queries.server.ts";
import type { RowAction } from "./row-actions.ts";

export type PalettePage = { readonly label: string; readonly to: string; readonly keys?: string };

export type Entry = {
  readonly id: string;
  readonly group: "reservation" | "member" | "product" | "action" | "page";
  readonly title: string;
  readonly detail: string;
  readonly icon: LucideIcon;
  readonly status?: ReservationStatus | undefined;
  readonly keys?: string;
  readonly to?: string;
  readonly run?: () => void;
};

const ICONS: Record<Found["kind"], LucideIcon> = {
  reservation: Ticket,
  member: CircleUserRound,
  course: LandPlot,
  hotel: BedDouble,
  caddy: IdCardLanyard,
};
export const GROUPS = ["reservation", "member", "product", "action", "page"] as const;

type Sources = {
  readonly pages: readonly PalettePage[];
  readonly actions: readonly RowAction[];
  readonly found: readonly Found[];
};

/** Pages and actions match by their label; before anything is typed, all of them are shown. */
export function entriesOf(q: string, { found, pages, actions }: Sources): Entry[] {
  const word = q.trim().toLowerCase();
  const matches = (label: string) => label.toLowerCase().includes(word);
  const things = found.map(
    ({ kind, id, title, detail, to, status }): Entry => ({
      id: `${kind}:${id}`,
      group: kind === "reservation" || kind === "member" ? kind : "product",
      title,
      detail,
      icon: ICONS[kind],
      status,
      to,
    }),
  );
  const doable = actions
    .filter(({ label }) => matches(label))
    .map(
      ({ label, run }): Entry => ({
        id: `action:${label}`,
        group: "action",
        title: label,
        detail: "",
        icon: Zap,
        run,
      }),
    );
  const places = pages
    .filter(({ label }) => matches(label))
    .map(
      ({ label, to, keys }): Entry => ({
        id: `page:${to}`,
        group: "page",
        title: label,
        detail: "",
        icon: ArrowRight,
        to,
        ...(keys && { keys }),
      }),
    );
  const all = [...things, ...doable, ...places];
  return GROUPS.flatMap((group) => all.filter((entry) => entry.group === group));
}
