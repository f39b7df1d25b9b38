import { z } from "zod";
import { says } from "#app/domain/common/validation.ts";

const number = (max: number) =>
  z.coerce.number(says("record.number")).min(0, says("record.out_of_range")).max(max, {
    error: "record.out_of_range",
  });

/** The measured road between a course and one hotel; inputs are named by the hotel. */
const roadSchema = z.object({
  hotelId: z.string().regex(/^[a-z0-9][a-z0-9-]{0,79}$/),
  driveMinutes: number(600).int(says("record.whole_number")),
  roadKm: number(1_000),
});

export type RoadInput = z.infer<typeof roadSchema>;

/** `hotel`, `minutes` and `km` are sent once for each road, in the same order. */
export const roadsSchema = z
  .object({
    hotel: many(),
    minutes: many(),
    km: many(),
  })
  .transform(({ hotel, minutes, km }): z.input<typeof roadSchema>[] =>
    hotel.map((hotelId, index) => ({
      hotelId,
      driveMinutes: minutes[index] || undefined,
      roadKm: km[index] || undefined,
    })),
  )
  .pipe(z.array(roadSchema).max(300));

function many() {
  return z.union([
    z.array(z.string().max(80)),
    z
      .string()
      .max(80)
      .transform((one) => [one]),
  ]);
}
