import {
  Activity,
  BedDouble,
  Bus,
  CircleQuestionMark,
  CircleUserRound,
  ClipboardList,
  Contact,
  Gift,
  IdCardLanyard,
  Images,
  Inbox,
  LandPlot,
  LayoutDashboard,
  ListOrdered,
  type LucideIcon,
  MapPinned,
  Megaphone,
  MessageCircleQuestionMark,
  Scale,
  ScrollText,
  SlidersHorizontal,
  Star,
  TicketPercent,
  Trophy,
  UserCog,
  UsersRound,
} from "lucide-react";
import { useLocation } from "react-router";
import type { AdminArea } from "#app/domain/desk/role/role-rights.ts";

/** Prices are reached from courses and rooms. */
export type MenuArea = Exclude<AdminArea, "prices">;

const GROUPS = ["now", "products", "content", "people"] as const;
type Group = (typeof GROUPS)[number];

/** The menu, from top to bottom; what is used all day comes first, without a heading. */
const MENU: Readonly<Record<MenuArea, { readonly icon: LucideIcon; readonly group: Group }>> = {
  home: { icon: LayoutDashboard, group: "now" },
  reservations: { icon: Inbox, group: "now" },
  "run-sheet": { icon: ClipboardList, group: "now" },
  qna: { icon: MessageCircleQuestionMark, group: "now" },
  courses: { icon: LandPlot, group: "products" },
  hotel: { icon: BedDouble, group: "products" },
  caddy: { icon: IdCardLanyard, group: "products" },
  shuttle: { icon: Bus, group: "products" },
  region: { icon: MapPinned, group: "products" },
  tournament: { icon: Trophy, group: "products" },
  recommend: { icon: ListOrdered, group: "content" },
  banners: { icon: Images, group: "content" },
  event: { icon: Gift, group: "content" },
  notice: { icon: Megaphone, group: "content" },
  help: { icon: CircleQuestionMark, group: "content" },
  legal: { icon: Scale, group: "content" },
  review: { icon: Star, group: "content" },
  community: { icon: UsersRound, group: "content" },
  member: { icon: CircleUserRound, group: "people" },
  staff: { icon: UserCog, group: "people" },
  coupons: { icon: TicketPercent, group: "people" },
  suppliers: { icon: Contact, group: "people" },
  audit: { icon: ScrollText, group: "people" },
  settings: { icon: SlidersHorizontal, group: "people" },
  system: { icon: Activity, group: "people" },
};
const AREAS = Object.keys(MENU) as MenuArea[];

export const AREA_GROUPS = GROUPS.map((name) => ({
  name,
  areas: AREAS.filter((area) => MENU[area].group === name),
}));

export function areaIcon(area: MenuArea): LucideIcon {
  return MENU[area].icon;
}

/** Reservations open with the queue to confirm; other areas with the full list. */
export function adminPath(area: MenuArea): string {
  if (area === "reservations") return "/admin/reservations?queue=confirm";
  return area === "home" ? "/admin" : `/admin/${area}`;
}

/** The menu entry of the page that is open. */
export function useMenuArea(): MenuArea {
  const part = useLocation().pathname.split("/")[2];
  // The rules of all calendars have no entry of their own.
  return AREAS.find((area) => area === (part === "prices" ? "courses" : part)) ?? "home";
}
