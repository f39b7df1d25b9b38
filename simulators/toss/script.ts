/**
 * The browser's half, as far as a card payment in redirect mode needs it. It runs in the page,
 * so it is stored as text: the compiler would change a function.
 */
export const SCRIPT = `(() => {
  const home = new URL(document.currentScript.src);
  const base = home.origin + home.pathname.replace(/\\/v2\\/standard$/, "");

  function fail(code, message) {
    return Object.assign(new Error(message), { name: "TossPaymentsError", code });
  }

  function isAddress(text) {
    try { return /^https?:$/.test(new URL(text).protocol); } catch { return false; }
  }

  function mistakeIn(order) {
    const { method, amount, orderId, orderName, successUrl, failUrl, metadata } = order;
    if (method !== "CARD") return fail("INVALID_METHOD", "method must be CARD");
    if (amount?.currency !== "KRW") return fail("INVALID_AMOUNT_CURRENCY", "amount.currency must be KRW");
    if (!Number.isInteger(amount.value)) return fail("INVALID_AMOUNT_VALUE", "amount.value must be a number");
    if (amount.value <= 0) return fail("BELOW_ZERO_AMOUNT", "amount.value must be above zero");
    if (!/^[\\w=-]{6,64}$/.test(orderId)) return fail("INVALID_ORDER_ID", "orderId must be 6 to 64 of A-Za-z0-9-_=");
    if (typeof orderName !== "string" || orderName === "" || orderName.length > 100)
      return fail("INVALID_ORDER_NAME", "orderName must be at most 100 characters");
    if (!successUrl || !failUrl) return fail("NOT_SUPPORTED_PROMISE", "successUrl and failUrl are needed");
    if (!isAddress(successUrl)) return fail("INCORRECT_SUCCESS_URL_FORMAT", "successUrl must be absolute");
    if (!isAddress(failUrl)) return fail("INCORRECT_FAIL_URL_FORMAT", "failUrl must be absolute");
    if (metadata && Object.keys(metadata).length > 5) return fail("INVALID_METADATA", "at most five pairs");
    return undefined;
  }

  function TossPayments(clientKey) {
    if (/_g?sk_/.test(clientKey)) throw fail("INSECURE_KEY_USAGE", "a secret key has no place in a browser");
    if (!/^test_g?ck_/.test(clientKey)) throw fail("INVALID_CLIENT_KEY", "the simulator knows test client keys alone");
    const isWidget = clientKey.startsWith("test_gck_");

    function payment({ customerKey }) {
      if (isWidget) throw fail("NOT_SUPPORTED_WIDGET_KEY", "payment() needs an API individual key");
      if (/_g?sk_/.test(customerKey)) throw fail("INSECURE_KEY_USAGE", "a secret key has no place in a browser");
      if (!/^[\\w=.@-]{2,50}$/.test(customerKey)) throw fail("INVALID_CUSTOMER_KEY", "customerKey must be 2 to 50 of A-Za-z0-9-_=.@");
      let isOpen = false;
      return {
        async requestPayment(order) {
          if (isOpen) throw fail("INVALID_METHOD_TRANSACTION", "another request is open");
          const mistake = mistakeIn(order);
          if (mistake) throw mistake;
          isOpen = true;
          const { orderId, orderName, successUrl, failUrl } = order;
          const query = { clientKey, orderId, orderName, amount: String(order.amount.value), successUrl, failUrl };
          location.assign(base + "/window?" + new URLSearchParams(query));
          return new Promise(() => {});
        },
        async destroy() { isOpen = false; },
      };
    }

    function widgets() {
      throw isWidget
        ? fail("NOT_SUPPORTED", "the simulator shows no widgets")
        : fail("NOT_SUPPORTED_API_INDIVIDUAL_KEY", "widgets() needs a widget key");
    }
    return { payment, widgets };
  }

  TossPayments.ANONYMOUS = "@@ANONYMOUS";
  window.TossPayments = TossPayments;
})();
`;
