import { parseRef } from "#app/domain/common/product/product-ref.ts";
import type { About } from "./ask-path.ts";
import type { ASKED_TYPES } from "./question-kinds.ts";

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Undefined for what names no subject, such as the bare form. */
export function parseAbout(text: string | null | undefined): About | undefined {
  if (!text) return undefined;
  const id = /^reservation:(.+)$/.exec(text)?.[1];
  if (id !== undefined) return UUID.test(id) ? { kind: "reservation", id } : undefined;
  return parseRef(text);
}

const TYPE_OF: Record<About["kind"], (typeof ASKED_TYPES)[number]> = {
  reservation: "reservation",
  course: "course",
  caddy: "course",
  hotel: "hotel",
};

/** The type that a question about it most likely has. */
export function typeAbout(about: About | undefined): (typeof ASKED_TYPES)[number] | undefined {
  return about && TYPE_OF[about.kind];
}
