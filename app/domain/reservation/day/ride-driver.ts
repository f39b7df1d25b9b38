import { z } from "zod";
import { says } from "#app/domain/common/validation.ts";

const MAX_NAME = 60;
const MAX_PLATE = 20;
const PHONE = /^\+?[\d\s()-]{6,24}$/;
const MIN_DIGITS = 6;

const phone = z
  .string(says("supplier.phone"))
  .trim()
  .refine(
    (text) => PHONE.test(text) && text.replace(/\D/g, "").length >= MIN_DIGITS,
    says("supplier.phone"),
  );

/** The driver of a ride. Version 0 is a ride without a driver yet. */
export const rideDriverSchema = z.object({
  reservation: z.uuid(says("common.bad_request")),
  version: z.coerce
    .number(says("common.bad_request"))
    .int(says("common.bad_request"))
    .min(0, says("common.bad_request"))
    .max(2_147_483_647, says("common.bad_request")),
  name: z
    .string(says("record.required"))
    .trim()
    .min(1, says("record.required"))
    .max(MAX_NAME, says("record.too_long")),
  phone,
  plate: z
    .string(says("record.required"))
    .trim()
    .min(1, says("record.required"))
    .max(MAX_PLATE, says("record.too_long")),
});

export type RideDriver = z.infer<typeof rideDriverSchema>;
