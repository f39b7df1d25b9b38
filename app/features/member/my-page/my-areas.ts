import {
  Bell,
  BellRing,
  CircleUserRound,
  Coins,
  Heart,
  History,
  LayoutGrid,
  type LucideIcon,
  Luggage,
  MessageCircleQuestion,
  Route,
  Settings,
  ShieldCheck,
  Star,
  TicketPercent,
  UserRoundX,
  UsersRound,
} from "lucide-react";

/** Also in the bar of the overview, on a phone. */
export const SETTINGS = { name: "settings", to: "/mypage/settings", icon: Settings } as const;

/** Everything below my page, in the order of its menu. */
export const MY_AREAS = [
  { name: "overview", to: "/mypage", icon: LayoutGrid },
  { name: "reservations", to: "/reservation", icon: Luggage },
  { name: "wish", to: "/mypage/wishlist", icon: Heart },
  { name: "recent", to: "/mypage/recent", icon: History },
  { name: "plans", to: "/mypage/plans", icon: Route },
  { name: "reviews", to: "/mypage/reviews", icon: Star },
  { name: "coupons", to: "/mypage/coupons", icon: TicketPercent },
  { name: "points", to: "/mypage/points", icon: Coins },
  { name: "companions", to: "/mypage/companions", icon: UsersRound },
  { name: "alarms", to: "/mypage/alarms", icon: Bell },
  { name: "alerts", to: "/mypage/alerts", icon: BellRing },
  { name: "questions", to: "/qna", icon: MessageCircleQuestion },
  { name: "profile", to: "/profile", icon: CircleUserRound },
  { name: "security", to: "/mypage/security", icon: ShieldCheck },
  SETTINGS,
  { name: "withdrawal", to: "/mypage/withdrawal", icon: UserRoundX },
] as const satisfies readonly { name: string; to: string; icon: LucideIcon }[];

export type MyArea = (typeof MY_AREAS)[number]["name"];
