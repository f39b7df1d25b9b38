/** The quarter of Pattaya to which a ride costs more, as people write it. */
const FAR_QUARTER = /jomtien|좀티엔/i;

export function namesFarQuarter(text: string): boolean {
  return FAR_QUARTER.test(text);
}

/** Whether rides of a region can go there at all. */
export function hasFarQuarter(regionId: string): boolean {
  return regionId === "pattaya";
}
