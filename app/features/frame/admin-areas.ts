import {
  BedDouble,
  Bus,
  CircleUserRound,
  Gift,
  IdCardLanyard,
  Inbox,
  LandPlot,
  LayoutDashboard,
  ListOrdered,
  type LucideIcon,
  MapPinned,
  Megaphone,
  MessageCircleQuestionMark,
  ScrollText,
  Star,
  Trophy,
  UsersRound,
} from "lucide-react";
import { useLocation } from "react-router";
import type { AdminArea } from "#app/domain/role.ts";

/** Prices are reached from courses and rooms. */
export type MenuArea = Exclude<AdminArea, "prices">;

export const AREA_ICON: Record<MenuArea, LucideIcon> = {
  home: LayoutDashboard,
  reservations: Inbox,
  courses: LandPlot,
  hotel: BedDouble,
  caddy: IdCardLanyard,
  shuttle: Bus,
  region: MapPinned,
  tournament: Trophy,
  event: Gift,
  notice: Megaphone,
  recommend: ListOrdered,
  qna: MessageCircleQuestionMark,
  community: UsersRound,
  review: Star,
  member: CircleUserRound,
  audit: ScrollText,
};

/** The areas used all day come first, without a heading. */
export const AREA_GROUPS = [
  { name: "now", areas: ["home", "reservations", "qna"] },
  { name: "products", areas: ["courses", "hotel", "caddy", "shuttle", "region", "tournament"] },
  { name: "content", areas: ["recommend", "event", "notice", "review", "community"] },
  { name: "people", areas: ["member", "audit"] },
] as const satisfies readonly { name: string; areas: readonly MenuArea[] }[];

/** Reservations open with the queue to confirm; other areas with the full list. */
export function adminPath(area: MenuArea): string {
  if (area === "reservations") return "/admin/reservations?queue=confirm";
  return area === "home" ? "/admin" : `/admin/${area}`;
}

/** The menu entry of the page that is open. */
export function useMenuArea(): MenuArea {
  const part = useLocation().pathname.split("/")[2];
  const areas = AREA_GROUPS.flatMap((group): readonly MenuArea[] => group.areas);
  return areas.find((area) => area === part) ?? "home";
}
