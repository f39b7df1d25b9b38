/** With which shop's key, and over which network. */
type Way = { readonly clientKey: string; readonly ask: typeof fetch };
type Placed = { readonly paymentOrderId: string; readonly total: number };

/** What a buyer does in the card window of the simulator, until the browser returns. */
export function buyerAt(
  origin: string,
  { clientKey = "test_ck_of_the_tests", ask = fetch }: Partial<Way> = {},
) {
  return {
    approveCard: async ({ paymentOrderId, total }: Placed) => {
      const query = new URLSearchParams({
        clientKey,
        orderId: paymentOrderId,
        orderName: "치앙마이 3박 4일",
        amount: String(total),
        successUrl: `${origin}/payment/success`,
        failUrl: `${origin}/payment/fail`,
      });
      const response = await ask(`${origin}/window?${query}`, {
        method: "POST",
        body: new URLSearchParams({ card: "shinhan", decision: "pay" }),
        redirect: "manual",
      });
      const back = new URL(response.headers.get("location") ?? "about:blank");
      const paymentKey = back.searchParams.get("paymentKey") ?? "";
      return { paymentOrderId, paymentKey, amount: String(total) };
    },
  };
}
