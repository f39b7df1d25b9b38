import { expect, test } from "vitest";
import { assetPathsIn, voucherAddresses, vouchersToSave } from "./offline-lines.ts";

type Line = Parameters<typeof vouchersToSave>[0][number];

function line(id: string, more: Partial<Line> = {}): Line {
  const usedOn = "2027-01-12";
  return { id, orderId: "trip", status: "COMPLETE", usedOn, endsOn: null, ...more };
}

test("the confirmed lines of the next trip are saved, the nearest first", () => {
  const vouchers = vouchersToSave([
    line("stay", { usedOn: "2027-01-13", endsOn: "2027-01-15" }),
    line("van"),
    line("hotel", { status: "PENDING" }),
    line("gone", { status: "CANCELLED" }),
    line("another trip", { orderId: "later", usedOn: "2027-03-01" }),
  ]);
  expect(vouchers).toBe("van/2027-01-12 stay/2027-01-13/2027-01-15");
  expect(voucherAddresses(vouchers, "/en/reservation")).toEqual([
    "/en/reservation/van/voucher",
    "/en/reservation/stay/voucher",
  ]);
});

test("at most twenty are saved, and none where none is confirmed", () => {
  const lines = Array.from({ length: 25 }, (_, index) => line(`${index}`));
  expect(voucherAddresses(vouchersToSave(lines), "")).toHaveLength(20);
  expect(voucherAddresses(vouchersToSave([]), "")).toEqual([]);
});

test("the files that a page and its style sheets name are found once each", () => {
  const page =
    '<link href="/assets/root-CPaM.css"><script>import "/assets/entry.client-q7.js"; import("/assets/entry.client-q7.js")</script><img src="/pictures/a.avif">';
  expect(assetPathsIn(page)).toEqual(["/assets/root-CPaM.css", "/assets/entry.client-q7.js"]);
  expect(assetPathsIn("src:url(/assets/thai-400-BE.woff2)format('woff2')")).toEqual([
    "/assets/thai-400-BE.woff2",
  ]);
  expect(assetPathsIn("nothing")).toEqual([]);
});
