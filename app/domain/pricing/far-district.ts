/** The district of Pattaya to which a ride costs more, as people write it. */
const FAR_DISTRICT = /jomtien|좀티엔/i;

export function mentionsFarDistrict(text: string): boolean {
  return FAR_DISTRICT.test(text);
}

/** Whether rides of a region can go there at all. */
export function hasFarDistrict(regionId: string): boolean {
  return regionId === "pattaya";
}
