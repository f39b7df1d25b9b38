import type { DeskMessages } from "../message-types.ts";
import coupons from "./benefit/coupons.json" with { type: "json" };
import catalogue from "./catalog/catalogue.json" with { type: "json" };
import suppliers from "./catalog/suppliers.json" with { type: "json" };
import phone from "./checkout/phone.json" with { type: "json" };
import moderation from "./community/moderation.json" with { type: "json" };
import business from "./company/business.json" with { type: "json" };
import limits from "./company/limits.json" with { type: "json" };
import content from "./content/content.json" with { type: "json" };
import audit from "./desk/audit.json" with { type: "json" };
import desk_ from "./desk/desk.json" with { type: "json" };
import deskErrors from "./desk/desk-errors.json" with { type: "json" };
import lists from "./desk/lists.json" with { type: "json" };
import questionDesk from "./help/question-desk.json" with { type: "json" };
import care from "./member/care.json" with { type: "json" };
import staff from "./member/staff.json" with { type: "json" };
import launch from "./operations/launch.json" with { type: "json" };
import palette from "./operations/palette.json" with { type: "json" };
import system from "./operations/system.json" with { type: "json" };
import today from "./operations/today.json" with { type: "json" };
import plannerDesk from "./planner/planner-desk.json" with { type: "json" };
import prices from "./pricing/prices.json" with { type: "json" };
import reservationDesk from "./reservation/reservation-desk.json" with { type: "json" };
import runsheet from "./reservation/runsheet.json" with { type: "json" };
import flights from "./tournament/flights.json" with { type: "json" };

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
  launch,
  limits,
  lists,
  phone,
  "planner-desk": plannerDesk,
  prices,
  "reservation-desk": reservationDesk,
  staff,
  suppliers,
  moderation,
  "question-desk": questionDesk,
  palette,
  runsheet,
  system,
  today,
} satisfies DeskMessages;
