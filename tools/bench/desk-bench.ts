import { reservationFilter } from "#app/features/reservation/desk/reservation-filter.ts";
import {
  countQueues,
  listReservations,
} from "#app/features/reservation/desk/reservation-queue-queries.server.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";
import { fillDesk } from "./desk-data.ts";
import { inTurns, type Shop, withShops } from "./shop-sizes.ts";

type Sample = { readonly search: string; readonly sample: Readonly<Record<string, string>> };

/** What the desk opens: an address, in which a name in braces is a value of that shop. */
const ADDRESSES: Readonly<Record<string, string>> = {
  "first page, by day": "",
  "first page, by booking": "sort=age",
  "second page": "page=2",
  "page 400": "page=400",
  "of a status": "status=CANCELLED",
  "of a status, by booking": "status=USED&sort=age",
  "of a kind": "kind=hotel",
  "of a region": "region=pattaya",
  "of a region, kind and status": "region=phuket&kind=golf&status=CANCELLED",
  "of a day": "day=2026-11-16",
  "queue to confirm": "queue=confirm",
  "queue coming up": "queue=coming",
  "search by number": "q={idx}",
  "search by order number": "q={order}",
  "search by voucher": "q={voucher}",
  "search by supplier reference": "q={reference}",
  "search by part of a reference": "q={part}",
  "search by name": "q={name}",
  "search by family name": "q={family}",
  "search by Latin name": "q={latin}",
  "search by phone": "q={phone}",
  "search by last four digits": "q={digits}",
  "search by product": "q={product}",
  "search that finds nothing": "q=뷁뷁뷁뷁",
};

/** The list of reservations at two sizes of the shop. */
export function deskBench(counts: readonly number[] = [10_000, 1_000_000]): Promise<string> {
  return withShops({ name: "desk", counts, fill: fillDesk }, (shops) =>
    inTurns("the list", shops, async (shop, round) => {
      const sample = await sampleOf(shop, round);
      return Object.entries(ADDRESSES).map(([name, search]) => [
        name,
        () => open(shop, { search, sample }),
      ]);
    }),
  );
}

/** Values of another reservation in each round. */
async function sampleOf({ db, count }: Shop, round: number): Promise<Sample["sample"]> {
  const n = 1 + ((round * 7_919 + 17) % (count - 500));
  const { rows } = (await db.execute(`
    select r.idx::text as idx, o.number as order, r.voucher_code as voucher, r.supplier_reference as reference,
      substr(r.supplier_reference, 5) as part, m.name as name, left(m.name, 1) as family,
      (o.booker ->> 'lastName') || ' ' || (o.booker ->> 'firstName') as latin,
      '0' || substr(m.phone, 4) as phone, right(m.phone, 4) as digits, r.title ->> 'ko' as product
    from reservations r join orders o on o.id = r.order_id join members m on m.id = r.member_id
    where r.line_key = 'line-${n}'`)) as { readonly rows: readonly Sample["sample"][] };
  return rows[0] ?? {};
}

async function open({ db }: Shop, { search, sample }: Sample): Promise<void> {
  const filled = search.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(sample[name] ?? ""),
  );
  await listReservations(db, "ko", reservationFilter(new URLSearchParams(filled)), TEST_NOW);
  // The page shows the length of each queue, too.
  await countQueues(db, TEST_NOW);
}

if (import.meta.main) console.log(await deskBench(process.argv.slice(2).map(Number)));
