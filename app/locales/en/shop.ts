import type { ShopMessages } from "../messages.ts";
import ai from "./ai.json" with { type: "json" };
import benefit from "./benefit.json" with { type: "json" };
import buy from "./buy.json" with { type: "json" };
import caddy from "./caddy.json" with { type: "json" };
import cart from "./cart.json" with { type: "json" };
import common from "./common.json" with { type: "json" };
import community from "./community.json" with { type: "json" };
import course from "./course.json" with { type: "json" };
import errors from "./errors.json" with { type: "json" };
import event from "./event.json" with { type: "json" };
import faults from "./faults.json" with { type: "json" };
import frame from "./frame.json" with { type: "json" };
import home from "./home.json" with { type: "json" };
import hotel from "./hotel.json" with { type: "json" };
import join from "./join.json" with { type: "json" };
import list from "./list.json" with { type: "json" };
import login from "./login.json" with { type: "json" };
import message from "./message.json" with { type: "json" };
import mypage from "./mypage.json" with { type: "json" };
import notice from "./notice.json" with { type: "json" };
import payment from "./payment.json" with { type: "json" };
import qna from "./qna.json" with { type: "json" };
import reservation from "./reservation.json" with { type: "json" };
import review from "./review.json" with { type: "json" };
import search from "./search.json" with { type: "json" };
import settings from "./settings.json" with { type: "json" };
import social from "./social.json" with { type: "json" };
import terms from "./terms.json" with { type: "json" };
import tournament from "./tournament.json" with { type: "json" };
import ui from "./ui.json" with { type: "json" };
import wish from "./wish.json" with { type: "json" };

/** What the shop says, one file per area. */
export const shop = {
  ai,
  benefit,
  buy,
  caddy,
  cart,
  common,
  community,
  course,
  /** What every page may say, and what those with a form may. */
  errors: { ...faults, ...errors },
  event,
  frame,
  home,
  hotel,
  join,
  list,
  login,
  message,
  mypage,
  notice,
  payment,
  qna,
  reservation,
  review,
  search,
  settings,
  social,
  terms,
  tournament,
  ui,
  wish,
} satisfies ShopMessages;
