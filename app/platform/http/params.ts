import { refusal } from "./refusal.ts";

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const POSITIVE = /^[1-9]\d{0,8}$/;
const SLUG = /^[a-z0-9][a-z0-9-]{0,79}$/;

/** An id from the path. What cannot be an id is not found, rather than a database error. */
export function uuidParam(value: string): string {
  if (!UUID.test(value)) throw refusal("common.not_found");
  return value;
}

export function numberParam(value: string): number {
  if (!POSITIVE.test(value)) throw refusal("common.not_found");
  return Number(value);
}

export function slugParam(value: string): string {
  if (!SLUG.test(value)) throw refusal("common.not_found");
  return value;
}
