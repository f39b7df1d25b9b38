import benefit from "./booking/benefit.json" with { type: "json" };
import cart from "./booking/cart.json" with { type: "json" };
import change from "./booking/change.json" with { type: "json" };
import paylink from "./booking/paylink.json" with { type: "json" };
import payment from "./booking/payment.json" with { type: "json" };
import reservation from "./booking/reservation.json" with { type: "json" };
import ai from "./catalog/ai.json" with { type: "json" };
import buy from "./catalog/buy.json" with { type: "json" };
import caddy from "./catalog/caddy.json" with { type: "json" };
import compare from "./catalog/compare.json" with { type: "json" };
import course from "./catalog/course.json" with { type: "json" };
import entry from "./catalog/entry.json" with { type: "json" };
import home from "./catalog/home.json" with { type: "json" };
import hotel from "./catalog/hotel.json" with { type: "json" };
import places from "./catalog/places.json" with { type: "json" };
import search from "./catalog/search.json" with { type: "json" };
import tournament from "./catalog/tournament.json" with { type: "json" };
import wish from "./catalog/wish.json" with { type: "json" };
import common from "./common/common.json" with { type: "json" };
import errors from "./common/errors.json" with { type: "json" };
import faults from "./common/faults.json" with { type: "json" };
import formTitles from "./common/form-titles.json" with { type: "json" };
import frame from "./common/frame.json" with { type: "json" };
import list from "./common/list.json" with { type: "json" };
import rareErrors from "./common/rare-errors.json" with { type: "json" };
import titles from "./common/titles.json" with { type: "json" };
import ui from "./common/ui.json" with { type: "json" };
import community from "./content/community.json" with { type: "json" };
import event from "./content/event.json" with { type: "json" };
import help from "./content/help.json" with { type: "json" };
import notice from "./content/notice.json" with { type: "json" };
import partner from "./content/partner.json" with { type: "json" };
import partnerErrors from "./content/partner-errors.json" with { type: "json" };
import qna from "./content/qna.json" with { type: "json" };
import review from "./content/review.json" with { type: "json" };
import terms from "./content/terms.json" with { type: "json" };
import alert from "./member/alert.json" with { type: "json" };
import join from "./member/join.json" with { type: "json" };
import login from "./member/login.json" with { type: "json" };
import message from "./member/message.json" with { type: "json" };
import mypage from "./member/mypage.json" with { type: "json" };
import settings from "./member/settings.json" with { type: "json" };
import social from "./member/social.json" with { type: "json" };

/** What the shop says, one file per area. */
export const shop = {
  ai,
  alert,
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
  errors: { ...faults, ...errors, ...partnerErrors, ...rareErrors },
  entry,
  event,
  frame,
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
  qna,
  reservation,
  review,
  search,
  settings,
  social,
  terms,
  /** As with the errors themselves. */
  titles: { ...titles, ...formTitles },
  tournament,
  ui,
  wish,
};
