import type { Write } from "./write.ts";

const ROOM = {
  version: "999",
  name_ko: "디럭스 트윈",
  maxAdults: "2",
  maxChildren: "1",
  position: "0",
  status: "published",
};

/** The forms of products: most are sent without their fields, which names every field that is missing. */
export const CATALOGUE_WRITES: readonly Write[] = [
  empty("admin/courses/edit", "/admin/courses/th-siam-old"),
  empty("admin/hotel/edit", "/admin/hotel/ht-gcp-t21"),
  empty("admin/caddy/edit", "/admin/caddy/cad-001"),
  empty("admin/shuttle/edit", "/admin/shuttle/r-bkk-pattaya"),
  empty("admin/region/edit", "/admin/region/pattaya"),
  {
    route: "admin/hotel/room",
    note: "an old version",
    path: "/admin/hotel/room/ht-gcp-t21-room-1",
    who: "content",
    form: ROOM,
    status: 409,
  },
  {
    route: "admin/courses/import",
    note: "without a file",
    path: "/admin/courses/import",
    who: "content",
    form: { intent: "check" },
    status: 400,
  },
  {
    route: "admin/courses/roads",
    note: "to a hotel elsewhere",
    path: "/admin/courses/th-siam-old/roads",
    who: "content",
    form: { hotel: "ht-nowhere", minutes: "5", km: "1" },
    status: 404,
  },
  {
    route: "admin/pictures",
    note: "on top of another order",
    path: "/admin/courses/th-siam-old/pictures",
    who: "content",
    form: { pictures: "[]", seen: "[]" },
    status: 409,
  },
];

function empty(route: string, path: string): Write {
  const form = { version: "1" };
  return { route, note: "without its fields", path, who: "content", form, status: 400 };
}
