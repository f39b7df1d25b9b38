import type { RouteConfigEntry } from "@react-router/dev/routes";
import { adminPages } from "#app/admin-routes.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { seededUuid } from "#demo/seed/seeded.ts";

/** One of each: values in the demo for the parameters of a path. */
const EXAMPLES: readonly (readonly [start: string, values: Readonly<Record<string, string>>])[] = [
  ["banners", { id: "1" }],
  ["caddy", { id: "cad-001" }],
  ["coupons", { id: "1" }],
  ["community", { id: "1" }],
  ["courses", { id: "th-siam-old" }],
  ["event", { id: "1" }],
  ["export", { list: "courses" }],
  ["help", { id: "1" }],
  ["hotel/room", { id: "ht-gcp-t21-room-1" }],
  ["hotel", { id: "ht-gcp-t21", hotel: "ht-gcp-t21" }],
  ["legal", { id: "1" }],
  ["member", { id: demoMemberId("demo") }],
  ["notice", { notice_idx: "1" }],
  ["prices", { kind: "course", id: "th-siam-old" }],
  ["qna/canned", { id: "1" }],
  ["qna", { qna_idx: "1" }],
  ["region", { id: "pattaya" }],
  ["reservations/order", { id: seededUuid("order:pattaya") }],
  ["reservations", { reservation_idx: "1" }],
  ["review", { id: "1" }],
  ["shuttle", { id: "r-bkk-sukhumvit" }],
  ["suppliers", { id: "1" }],
  ["tournament", { id: "1" }],
];

export type DeskPath = {
  readonly path: string;
  /** As in the route table: `/admin/caddy/:id`. */
  readonly pattern: string;
  /** A page has a screen; others answer files and forms alone. */
  readonly isPage: boolean;
};

/** Every path of the desk's route table, with an example for each of its parameters. */
export function deskPaths(
  entries: readonly RouteConfigEntry[] = adminPages,
  parent = "",
): readonly DeskPath[] {
  return entries.flatMap(({ path = "", file, children = [] }) => {
    const pattern = [parent, path].filter(Boolean).join("/");
    const isPage = file.endsWith(".tsx");
    const here = { path: exampleOf(pattern), pattern: `/admin/${pattern}`, isPage };
    return [here, ...deskPaths(children, pattern)];
  });
}

function exampleOf(pattern: string): string {
  const [, values = {}] = EXAMPLES.find(([start]) => `${pattern}/`.startsWith(`${start}/`)) ?? [];
  const filled = pattern.replace(/:(\w+)/g, (whole, name: string) => values[name] ?? whole);
  if (filled.includes(":")) throw new Error(`desk-paths.ts has no example for /admin/${pattern}`);
  return filled ? `/admin/${filled}` : "/admin";
}
