import { and, desc, eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { payLinks } from "#app/db/schema/checkout/checkout-tables.ts";
import { outbox } from "#app/db/schema/message-tables.ts";
import { orders } from "#app/db/schema/order/order-tables.ts";
import type { PhoneOrderForm } from "#app/domain/checkout/phone/phone-order-form.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import { beginPayment } from "#app/features/checkout/phone-order/begin-payment.server.ts";
import { quotePhoneOrder } from "#app/features/checkout/phone-order/phone-quote.server.ts";
import { placePhoneOrder } from "#app/features/checkout/phone-order/place-phone-order.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";

export const STAFF = { id: demoMemberId("ops") };
export const PAY_URL = new URL("https://palmtee.example/pay/x");

/** What the desk and the customer do, from the call to the card window. */
export function phoneDesk(db: Database, services: Services) {
  let calls = 0;

  async function formOf(
    lines: readonly CartLine[],
    change: Partial<PhoneOrderForm> = {},
  ): Promise<PhoneOrderForm> {
    const prices = change.prices ?? [];
    const now = services.now();
    const { total } = await quotePhoneOrder(db, { lines, prices, locale: "ko", now });
    return {
      lines: [...lines],
      prices: [...prices],
      member: "",
      locale: "ko",
      names: "KIM MINSU\nLEE MI\nPARK SO\nCHOI A",
      minutes: 60,
      channels: ["email", "text"],
      expectedTotal: total,
      ...change,
    };
  }

  /** Takes the order of a new customer, and reads the link in the message. */
  async function take(lines: readonly CartLine[], change: Partial<PhoneOrderForm> = {}) {
    calls += 1;
    const email = `caller${calls}-${crypto.randomUUID().slice(0, 8)}@palmtee.example`;
    const contact = {
      firstName: "MINSU",
      lastName: "KIM",
      email,
      phone: "010-1234-5678",
      phoneCountry: "KR",
    };
    const order = await formOf(lines, change);
    const orderId = await placePhoneOrder(services, STAFF, { order, contact });
    return { orderId, email, token: await tokenOf(orderId) };
  }

  /** From the last message to the customer. */
  async function tokenOf(orderId: string): Promise<string> {
    const [mail] = await db
      .select({ link: outbox.link })
      .from(outbox)
      .where(and(eq(outbox.orderId, orderId), eq(outbox.channel, "email")))
      .orderBy(desc(outbox.id))
      .limit(1);
    return mail?.link?.replace("/pay/", "") ?? "";
  }

  async function linkOf(orderId: string) {
    const [link] = await db.select().from(payLinks).where(eq(payLinks.orderId, orderId));
    return link;
  }

  async function orderOf(orderId: string) {
    const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
    if (!order) throw new Error("no such order");
    return order;
  }

  /** Agrees, and opens the card window. */
  async function agree(token: string) {
    const { orderId, total } = await beginPayment(services, token, PAY_URL);
    return { paymentOrderId: orderId, total };
  }

  return { formOf, take, tokenOf, linkOf, orderOf, agree };
}
