import { shopDayOf } from "#app/domain/common/date/local-date.ts";
import { warnOfExpiry } from "#app/features/benefit/warn-of-expiry.server.ts";
import { sendDayAlerts } from "#app/features/catalog/alert/send-day-alerts.server.ts";
import {
  reconcileListed,
  reconcileOrders,
} from "#app/features/checkout/purchase/reconcile-orders.server.ts";
import { sweepHolds } from "#app/features/checkout/purchase/sweep-holds.server.ts";
import { endUnanswered, expireSeats } from "#app/features/community/partner/expire-seats.server.ts";
import { sendSeatAlerts } from "#app/features/community/partner/seat-alerts.server.ts";
import { refreshBest } from "#app/features/content/desk/best30/refresh-best.server.ts";
import { publishDueEvents } from "#app/features/content/desk/event-store.server.ts";
import { deliverDueMessages } from "#app/features/message/deliver-messages.server.ts";
import { publishDue } from "#app/features/operations/system/publish-due.server.ts";
import { readTransactions } from "#app/features/order/provider-list/read-transactions.server.ts";
import { sweepUploads } from "#app/features/picture/sweep-uploads.server.ts";
import { extendCalendars } from "#app/features/pricing/rates/extend-calendars.server.ts";
import { sweepExpired } from "#app/features/privacy/sweep-expired.server.ts";
import { expireOffers } from "#app/features/reservation/offer/expire-offers.server.ts";
import { markUsed } from "#app/features/reservation/record/mark-used.server.ts";
import { remindOfTrips } from "#app/features/reservation/record/remind.server.ts";
import { sendDueRefunds } from "#app/features/reservation/refund/send-refunds.server.ts";
import { runWaitingLists } from "#app/features/tournament/entry/waiting-lists.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { addAllMessages } from "#app/platform/i18n/add-messages.server.ts";
import { type JobQueue, startQueue } from "./job-queue.ts";

/** Starts the background jobs. */
export function startJobs(services: Services): JobQueue {
  addAllMessages();
  if (!services.senders.email) {
    services.log.warn({}, "SMTP_URL is not set: mails wait in the outbox");
  }
  return startQueue(services, {
    messages: (end) => deliverDueMessages(services, end),
    holds: (end) => sweepHolds(services, end),
    // Jobs of their own: a buyer who waits for an answer waits for no hinted order.
    payments: (end) => reconcileOrders(services, end, ["pending"]),
    payment_hints: (end) => reconcileOrders(services, end, ["paid", "unpaid"]),
    listed_hints: (end) => reconcileListed(services, end),
    refunds: (end) => sendDueRefunds(services, end),
    transactions: (end) => readTransactions(services, end),
    offers: (end) => expireOffers(services, end),
    waiting_lists: (end) => runWaitingLists(services, end),
    seats: (end) => expireSeats(services, end),
    unanswered: (end) => endUnanswered(services, end),
    seat_alerts: (end) => sendSeatAlerts(services, end),
    day_alerts: (end) => sendDayAlerts(services, end),
    publish: () => publishDue(services),
    best30: () => refreshBest(services),
    events: () => publishDueEvents(services),
    used: (end) => markUsed(services, end),
    reminders: (end) => remindOfTrips(services, end),
    points: (end) => warnOfExpiry(services, end),
    calendars: () => extendCalendars(services.db, shopDayOf(services.now())),
    sweep: () => sweepExpired(services),
    uploads: () => sweepUploads(services),
  });
}
