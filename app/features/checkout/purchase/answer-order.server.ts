import { data } from "react-router";
import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import { OrderBlocked, PriceChanged, SoldOut } from "#app/domain/order/check/order-refusals.ts";
import type { CheckoutRefusal } from "#app/features/order/payment/checkout-reply.ts";
import type { Log } from "#app/platform/env/services.server.ts";
import { answering } from "#app/platform/http/action.server.ts";
import { FormError } from "#app/platform/http/form.ts";

/** As `answering`, for an order: it also says what the total is now, what is sold out, or what blocks it. */
export function answerOrder<T>(log: Log, work: () => Promise<T>) {
  return answering("payment.failed", log, async () => {
    try {
      return await work();
    } catch (cause) {
      if (cause instanceof FormError) {
        return refused("common.bad_request", 422, { fields: cause.fields });
      }
      if (cause instanceof PriceChanged) {
        return refused(cause.code, cause.status, { total: cause.total });
      }
      if (cause instanceof SoldOut) {
        const { code, status, lineKey: line, times } = cause;
        return refused(code, status, { line, times });
      }
      if (cause instanceof OrderBlocked) {
        const issues = cause.issues.map(({ code }) => code);
        return refused(cause.code, cause.status, { issues });
      }
      throw cause;
    }
  });
}

function refused(error: ErrorCode, status: number, more: Partial<CheckoutRefusal>) {
  return data<CheckoutRefusal>({ ok: false, error, fields: {}, ...more }, { status });
}
