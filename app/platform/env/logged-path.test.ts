import { expect, test } from "vitest";
import { loggedPath } from "./logged-path.ts";

test.each([
  ["/trip/Zx9_kLm-3", "/trip/…"],
  ["/en/trip/Zx9_kLm-3.data", "/en/trip/….data"],
  ["/pay/Zx9_kLm-3/voucher/7", "/pay/…/voucher/7"],
  ["/EN/Trip/Zx9_kLm-3", "/EN/Trip/…"],
  ["//trip/Zx9_kLm-3", "//trip/…"],
  ["/en//trip/Zx9_kLm-3", "/en//trip/…"],
  ["/trip//Zx9_kLm-3.data", "/trip//….data"],
  ["/tr%69p/Zx9_kLm-3", "/tr%69p/…"],
  ["/%zz/pay/Zx9_kLm-3/", "/%zz/pay/…/"],
  ["/trip/pay/Zx9_kLm-3", "/trip/…/…"],
  ["/trip%2FZx9_kLm-3", "/trip%2F…"],
  ["/payment/complete/7", "/payment/complete/7"],
  ["/course/th-siam-old", "/course/th-siam-old"],
])("%s is logged as %s", (path, logged) => {
  expect(loggedPath(path)).toBe(logged);
});
