import { randomUUID } from "node:crypto";
import { data, redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { z } from "zod";
import { phoneQuoteForm } from "#app/domain/checkout/phone/phone-order-form.ts";
import { dateIn, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import { PhoneOrderPage } from "#app/features/checkout/desk/phone-order-page.tsx";
import { findCustomers } from "#app/features/checkout/phone-order/bill-net.server.ts";
import { listPayLinks } from "#app/features/checkout/phone-order/pay-link-queries.server.ts";
import { quotePhoneOrder } from "#app/features/checkout/phone-order/phone-quote.server.ts";
import {
  placePhoneOrder,
  readPhoneOrder,
} from "#app/features/checkout/phone-order/place-phone-order.server.ts";
import {
  freeTimes,
  freeTimesForm,
  productOptions,
} from "#app/features/checkout/phone-order/product-options.server.ts";
import { answerOrder } from "#app/features/checkout/purchase/answer-order.server.ts";
import { logLookups } from "#app/features/desk/audit/log-lookups.server.ts";
import { adminLocale, adminMeta } from "#app/features/desk/desk-meta.ts";
import { limitPhoneSearch } from "#app/features/member/care/limit-phone-search.server.ts";
import { planOfLink } from "#app/features/planner/desk/plan-of-link.server.ts";
import { type Services, servicesOf } from "#app/platform/env/services.server.ts";
import { formOf, parseForm } from "#app/platform/http/form.ts";
import { refusing } from "#app/platform/http/refusal.ts";
import { requireMember } from "#app/platform/session/session.server.ts";
import type { Route } from "./+types/new.ts";

export const meta: Route.MetaFunction = (args) => adminMeta(args, (t) => t("phone:title"));

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const services = servicesOf(context);
  const { db, now } = services;
  const link = url.searchParams.get("plan") ?? "";
  const locale = adminLocale(request);
  const [products, links, begun] = await Promise.all([
    productOptions(db, locale),
    listPayLinks(db, locale, now()),
    link === "" ? undefined : refusing(planOfLink(services, link)),
  ]);
  return { products, links, today: dateIn(SHOP_ZONE, now()), order: randomUUID(), link, begun };
}

/** Asking for a price, a time or a customer changes nothing that the page has loaded. */
export function shouldRevalidate({
  formData,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const asked = formData?.get("intent");
  return defaultShouldRevalidate && (!formData || asked === "place");
}

const findForm = z.object({ q: z.string().max(254) });

/** Finds a customer, lists free times, quotes the lines, or places the order and sends its link. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  const { db, now } = services;
  return answerOrder(services.log, async () => {
    const staff = await requireMember(context);
    const form = await formOf(request);
    switch (form.get("intent")) {
      case "find":
        return data({ customers: await findLogged(services, staff, parseForm(findForm, form).q) });
      case "times":
        return data({ times: await freeTimes(db, parseForm(freeTimesForm, form), now()) });
      case "quote": {
        const wanted = parseForm(phoneQuoteForm, form);
        const locale = adminLocale(request);
        return data({ quote: await quotePhoneOrder(db, { ...wanted, locale, now: now() }) });
      }
      default: {
        const id = await placePhoneOrder(services, staff, readPhoneOrder(form));
        throw redirect(`/admin/reservations/order/${id}?done=sent`);
      }
    }
  });
}

async function findLogged({ db, now }: Services, staff: { readonly id: string }, q: string) {
  await limitPhoneSearch({ db, now }, { by: staff.id, q });
  const customers = await findCustomers(db, q);
  const memberIds = customers.map(({ id }) => id);
  await logLookups(db, { by: staff.id, memberIds, way: "phone_order", at: now() });
  return customers;
}

export default function NewPhoneOrder({ loaderData }: Route.ComponentProps) {
  // Another link begins another order.
  return <PhoneOrderPage key={loaderData.link} {...loaderData} />;
}
