import type { Localized } from "../language/locale.ts";

export type Prize = { readonly place: Localized; readonly prize: Localized };
export type ScheduleEntry = { readonly time: string; readonly what: Localized };
