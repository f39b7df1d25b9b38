import { z } from "zod";
import { staffText } from "#app/domain/desk/staff-text.ts";
import { ADMIN_AREAS } from "../role/role-rights.ts";

import { viewOf } from "./list-params.ts";

/** More would not fit above a list. */
export const MAX_LIST_VIEWS = 12;

const MAX_NAME = 30;
const MAX_SEARCH = 1000;

/** A view to save under a name, or one to delete. */
export const listViewSchema = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("save"),
    area: z.enum(ADMIN_AREAS),
    name: staffText("desk.view_name", MAX_NAME),
    search: z
      .string()
      .max(MAX_SEARCH)
      .transform((search) => viewOf(new URLSearchParams(search))),
  }),
  z.object({
    intent: z.literal("delete"),
    area: z.enum(ADMIN_AREAS),
    id: z.coerce.number().int().positive().max(2_147_483_647),
  }),
]);
