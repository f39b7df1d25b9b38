import {
  type PhoneOrderForm,
  phoneOrderForm,
} from "#app/domain/checkout/phone/phone-order-form.ts";
import { bookerSchema } from "#app/domain/order/people/booker.ts";
import { FormError, fieldErrors, readForm } from "#app/platform/http/form.ts";
import type { Contact } from "./phone-customer.server.ts";

type ReadOrder = { readonly order: PhoneOrderForm; readonly contact: Contact };

/** The order and its customer; whatever is wrong in either is said at once, since the customer waits. */
export function readPhoneOrder(form: FormData): ReadOrder {
  const contact = readForm(form);
  const order = phoneOrderForm.safeParse(contact);
  const booker = bookerSchema.safeParse(contact);
  // What a member leaves out comes from the account.
  const mistakes = contact.member || !booker.error ? {} : fieldErrors(booker.error);
  if (!order.success) throw new FormError({ ...fieldErrors(order.error), ...mistakes });
  return { order: order.data, contact };
}
