export * from "./alert/day-alert.ts";
export * from "./app-state.ts";
export * from "./audit.ts";
export * from "./benefit.ts";
export * from "./caddy.ts";
export * from "./callvan.ts";
export * from "./cart.ts";
export * from "./change.ts";
export * from "./community/blocks.ts";
export * from "./community/counts.ts";
export * from "./community/partner.ts";
export * from "./community/views.ts";
export * from "./community.ts";
export * from "./content.ts";
export * from "./course.ts";
export * from "./desk/desk-day.ts";
export * from "./desk.ts";
export * from "./help.ts";
export * from "./hotel.ts";
export * from "./identity.ts";
export * from "./member.ts";
export * from "./message.ts";
export * from "./order.ts";
export * from "./payment.ts";
export * from "./phone-order.ts";
export * from "./place.ts";
export * from "./pricing.ts";
export * from "./product-kind.ts";
export * from "./question.ts";
export * from "./reservation-desk.ts";
export * from "./search.ts";
export * from "./stock.ts";

export * from "./supplier.ts";

export * from "./tournament.ts";

export * from "./upload.ts";
