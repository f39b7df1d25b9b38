/** The quarter of Pattaya to which a ride costs more, as people write it. */
const FAR_QUARTER = /jomtien|좀티엔/i;

export function isFarQuarter({ from, to }: { readonly from: string; readonly to: string }) {
  return FAR_QUARTER.test(`${from} ${to}`);
}
