import { and, eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { constraintOf } from "#app/db/connection/serializable-retry.server.ts";
import { payLinks } from "#app/db/schema/checkout/checkout-tables.ts";
import { orders } from "#app/db/schema/order/order-tables.ts";
import {
  type PhoneOrderForm,
  phoneOrderForm,
  readParty,
  travellersOf,
} from "#app/domain/checkout/phone/phone-order-form.ts";
import { overrideMistakes, withOverrides } from "#app/domain/checkout/phone/price-override.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import { lineKey } from "#app/domain/order/line/line-facts.ts";
import { bookerSchema } from "#app/domain/order/people/booker.ts";
import { cartKeysOf } from "#app/features/checkout/purchase/attempt-queries.server.ts";
import { type DeskOrder, placeOrder } from "#app/features/checkout/purchase/place-order.server.ts";
import { writeAudit } from "#app/features/desk/audit/write-audit.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { FormError, fieldErrors, readForm } from "#app/platform/http/form.ts";
import { longestLink } from "./bill-net.server.ts";
import { type Contact, phoneCustomer } from "./phone-customer.server.ts";
import { sendPayLink } from "./send-pay-link.server.ts";

type Staff = { readonly id: string };
type PhoneOrder = { readonly order: PhoneOrderForm; readonly contact: Contact };

/**
 * Places an order for a customer on the telephone and sends the link to pay it. Next: `beginPayment`, from the link.
 * The same checks, stock and prices as in the shop; only the hold is longer, and a price may be the desk's.
 * The same form sent twice is one order: the second answer is the first order's.
 */
export async function placePhoneOrder(
  services: Services,
  staff: Staff,
  wanted: PhoneOrder,
): Promise<string> {
  try {
    return await placeNew(services, staff, wanted);
  } catch (cause) {
    const placed = await findPlaced(services.db, staff, wanted.order);
    if (placed) return placed;
    if (constraintOf(cause) !== "orders_pkey") throw cause;
    // The form was filled in again after it had been sent.
    return placeNew(services, staff, { ...wanted, order: { ...wanted.order, order: undefined } });
  }
}

/** The order that the same person at the desk has made of the same form. */
async function findPlaced(
  db: Database,
  staff: Staff,
  { order, lines, expectedTotal }: PhoneOrderForm,
): Promise<string | undefined> {
  if (!order) return undefined;
  const [placed] = await db
    .select({ id: orders.id, lines: orders.lines })
    .from(orders)
    .innerJoin(payLinks, eq(payLinks.orderId, orders.id))
    .where(
      and(eq(orders.id, order), eq(orders.total, expectedTotal), eq(payLinks.madeBy, staff.id)),
    );
  const keys = cartKeysOf(placed?.lines ?? []).toSorted();
  return keys.join() === lines.map(lineKey).toSorted().join() ? placed?.id : undefined;
}

async function placeNew(
  services: Services,
  staff: Staff,
  { order, contact }: PhoneOrder,
): Promise<string> {
  const { db } = services;
  const now = services.now();
  const { lines, prices, expectedTotal, channels } = order;
  const customer = await phoneCustomer(db, {
    memberId: order.member,
    contact,
    locale: order.locale,
    now,
  });
  const party = readParty(order.names, customer.booker);
  if (!party.ok) throw new FormError({ names: party.error });
  const minutes = await longestLink(db, { lines, minutes: order.minutes, now });
  const record = async (tx: Database, placed: DeskOrder) => {
    const id = await addPayLink(tx, staff, { placed, now });
    const { memberId } = customer;
    await sendPayLink(tx, { id, orderId: placed.id, memberId, channels, now });
  };
  const placed = await placeOrder(services, customer.memberId, {
    lines,
    booker: customer.booker,
    travellers: travellersOf(lines, party.party),
    memberCouponId: null,
    points: 0,
    expectedTotal,
    locale: customer.locale,
    desk: {
      orderId: order.order,
      holdSeconds: (minutes ?? 0) * 60,
      reprice: (listed) => {
        const [mistake] = overrideMistakes(listed, prices);
        if (mistake) throw new AppError(mistake.error);
        return withOverrides(listed, prices);
      },
      record: async (tx, saved) => {
        // Asked last: what is sold out or not sold says so first.
        if (minutes === undefined) throw new AppError("phone.too_late");
        await record(tx, saved);
      },
    },
  }).catch(blameNames);
  return placed.id;
}

/** All names share one field here, so a missing one is reported on that field. */
function blameNames(cause: unknown): never {
  const isOfNames = cause instanceof AppError && cause.code.startsWith("traveller.");
  throw isOfNames ? new FormError({ names: cause.code }) : cause;
}

type NewLink = { readonly placed: DeskOrder; readonly now: Date };

async function addPayLink(tx: Database, staff: Staff, { placed, now }: NewLink): Promise<string> {
  const { id: orderId, holdUntil, overrides, total } = placed;
  const [link] = await tx
    .insert(payLinks)
    .values({ orderId, madeBy: staff.id, expiresAt: holdUntil, overrides, createdAt: now })
    .returning({ id: payLinks.id });
  if (!link) throw new Error("no pay link was written");
  await writeAudit(tx, {
    by: staff.id,
    action: "order.phone",
    subject: { kind: "order", id: orderId },
    after: { total, until: holdUntil.toISOString(), overrides },
    at: now,
  });
  return link.id;
}

type ReadOrder = { readonly order: PhoneOrderForm; readonly contact: Contact };

/** The order and its customer; all mistakes in both are reported together, since the customer waits. */
export function readPhoneOrder(form: FormData): ReadOrder {
  const contact = readForm(form);
  const order = phoneOrderForm.safeParse(contact);
  const booker = bookerSchema.safeParse(contact);
  // What a member leaves out comes from the account.
  const mistakes = contact.member || !booker.error ? {} : fieldErrors(booker.error);
  if (!order.success) throw new FormError({ ...fieldErrors(order.error), ...mistakes });
  return { order: order.data, contact };
}
