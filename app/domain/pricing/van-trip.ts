export const VAN_TRIPS = ["one_way", "round_trip"] as const;
export type VanTrip = (typeof VAN_TRIPS)[number];
