import benefit from "./benefit/benefit.json" with { type: "json" };
import alert from "./catalog/alert.json" with { type: "json" };
import buy from "./catalog/buy.json" with { type: "json" };
import caddy from "./catalog/caddy.json" with { type: "json" };
import compare from "./catalog/compare.json" with { type: "json" };
import course from "./catalog/course.json" with { type: "json" };
import heart from "./catalog/heart.json" with { type: "json" };
import hotel from "./catalog/hotel.json" with { type: "json" };
import places from "./catalog/places.json" with { type: "json" };
import search from "./catalog/search.json" with { type: "json" };
import wish from "./catalog/wish.json" with { type: "json" };
import cart from "./checkout/cart.json" with { type: "json" };
import paylink from "./checkout/paylink.json" with { type: "json" };
import common from "./common/common.json" with { type: "json" };
import errors from "./common/errors.json" with { type: "json" };
import faults from "./common/faults.json" with { type: "json" };
import list from "./common/list.json" with { type: "json" };
import titles from "./common/titles.json" with { type: "json" };
import ui from "./common/ui.json" with { type: "json" };
import community from "./community/community.json" with { type: "json" };
import partner from "./community/partner.json" with { type: "json" };
import review from "./community/review.json" with { type: "json" };
import terms from "./company/terms.json" with { type: "json" };
import event from "./content/event.json" with { type: "json" };
import home from "./content/home.json" with { type: "json" };
import notice from "./content/notice.json" with { type: "json" };
import help from "./help/help.json" with { type: "json" };
import question from "./help/question.json" with { type: "json" };
import join from "./member/join.json" with { type: "json" };
import login from "./member/login.json" with { type: "json" };
import mypage from "./member/mypage.json" with { type: "json" };
import settings from "./member/settings.json" with { type: "json" };
import social from "./member/social.json" with { type: "json" };
import message from "./message/message.json" with { type: "json" };
import payment from "./order/payment.json" with { type: "json" };
import assistant from "./planner/assistant.json" with { type: "json" };
import planner from "./planner/planner.json" with { type: "json" };
import change from "./reservation/change.json" with { type: "json" };
import reservation from "./reservation/reservation.json" with { type: "json" };
import frame from "./shell/frame.json" with { type: "json" };
import entry from "./tournament/entry.json" with { type: "json" };
import tournament from "./tournament/tournament.json" with { type: "json" };

/** What the shop says, one file per area. */
export const shop = {
  planner,
  alert,
  assistant,
  benefit,
  buy,
  caddy,
  cart,
  change,
  common,
  community,
  compare,
  course,
  /** What every page may say, and what those with a form may. */
  errors: { ...faults, ...errors },
  entry,
  event,
  frame,
  heart,
  help,
  home,
  hotel,
  join,
  list,
  login,
  message,
  mypage,
  notice,
  paylink,
  payment,
  partner,
  places,
  question,
  reservation,
  review,
  search,
  settings,
  social,
  terms,
  titles,
  tournament,
  ui,
  wish,
};
