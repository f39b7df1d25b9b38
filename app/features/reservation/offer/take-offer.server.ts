import { acceptForm, declineForm } from "#app/domain/reservation/status/admin-forms.ts";
import { sendRefundSoon } from "#app/features/reservation/refund/send-refund-soon.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { parseForm } from "#app/platform/http/form.ts";
import { acceptOffer, declineOffer } from "./answer-offer.server.ts";

type Answer = {
  readonly memberId: string;
  readonly reservationId: string;
  readonly form: FormData;
};

/** Accepts or declines an offer; returns the next page, or nothing where the form is about something else. */
export async function takeOffer(
  services: Services,
  { memberId, reservationId, form }: Answer,
): Promise<string | undefined> {
  const intent = form.get("intent");
  const path = `/reservation/${reservationId}`;
  if (intent === "accept") {
    const { offer: offerId, ...taken } = parseForm(acceptForm, form);
    const refunds = await acceptOffer(services, memberId, { reservationId, offerId, ...taken });
    for (const refundId of refunds) await sendRefundSoon(services, refundId);
    return `${path}?asked=moved`;
  }
  if (intent !== "decline") return undefined;
  const { offer: offerId } = parseForm(declineForm, form);
  const refundId = await declineOffer(services, memberId, { reservationId, offerId });
  return `${path}?asked=${await sendRefundSoon(services, refundId)}`;
}
