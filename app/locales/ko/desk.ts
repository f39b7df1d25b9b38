import audit from "./admin/audit.json" with { type: "json" };
import business from "./admin/business.json" with { type: "json" };
import care from "./admin/care.json" with { type: "json" };
import catalogue from "./admin/catalogue.json" with { type: "json" };
import content from "./admin/content.json" with { type: "json" };
import coupons from "./admin/coupons.json" with { type: "json" };
import desk_ from "./admin/desk.json" with { type: "json" };
import deskErrors from "./admin/desk-errors.json" with { type: "json" };
import flights from "./admin/flights.json" with { type: "json" };
import limits from "./admin/limits.json" with { type: "json" };
import lists from "./admin/lists.json" with { type: "json" };
import palette from "./admin/palette.json" with { type: "json" };
import phone from "./admin/phone.json" with { type: "json" };
import prices from "./admin/prices.json" with { type: "json" };
import reserve from "./admin/reserve.json" with { type: "json" };
import runsheet from "./admin/runsheet.json" with { type: "json" };
import staff from "./admin/staff.json" with { type: "json" };
import suppliers from "./admin/suppliers.json" with { type: "json" };
import system from "./admin/system.json" with { type: "json" };
import talk from "./admin/talk.json" with { type: "json" };
import today from "./admin/today.json" with { type: "json" };

/** What the operator's desk says; browsers load it only there, in one file. */
export const desk = {
  audit,
  care,
  business,
  catalogue,
  content,
  coupons,
  desk: desk_,
  "desk-errors": deskErrors,
  flights,
  limits,
  lists,
  phone,
  prices,
  reserve,
  staff,
  suppliers,
  talk,
  palette,
  runsheet,
  system,
  today,
};
