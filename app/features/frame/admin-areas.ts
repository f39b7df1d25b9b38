import {
  BedDouble,
  CircleUserRound,
  Gift,
  IdCardLanyard,
  Inbox,
  LandPlot,
  LayoutDashboard,
  ListOrdered,
  type LucideIcon,
  Megaphone,
  MessageCircleQuestionMark,
  Star,
  Trophy,
  UsersRound,
} from "lucide-react";
import { useLocation } from "react-router";
import { ADMIN_AREAS, type AdminArea } from "#app/domain/role.ts";

export const AREA_ICON: Record<AdminArea, LucideIcon> = {
  home: LayoutDashboard,
  reservations: Inbox,
  courses: LandPlot,
  hotel: BedDouble,
  caddy: IdCardLanyard,
  tournament: Trophy,
  event: Gift,
  notice: Megaphone,
  recommend: ListOrdered,
  qna: MessageCircleQuestionMark,
  community: UsersRound,
  review: Star,
  member: CircleUserRound,
};

/** The areas used all day come first, without a heading. */
export const AREA_GROUPS = [
  { name: "now", areas: ["home", "reservations", "qna"] },
  { name: "products", areas: ["courses", "hotel", "caddy", "tournament"] },
  { name: "content", areas: ["recommend", "event", "notice", "review", "community"] },
  { name: "people", areas: ["member"] },
] as const satisfies readonly { name: string; areas: readonly AdminArea[] }[];

/** Reservations open with the queue to confirm; other areas with the full list. */
export function adminPath(area: AdminArea): string {
  if (area === "reservations") return "/admin/reservations?queue=confirm";
  return area === "home" ? "/admin" : `/admin/${area}`;
}

/** The area of the page that is open. */
export function useAdminArea(): AdminArea {
  const part = useLocation().pathname.split("/")[2];
  return ADMIN_AREAS.find((area) => area === part) ?? "home";
}
