import { z } from "zod";
import { LOCALES } from "#app/domain/common/language/languages.ts";
import { TEXT_SIZES } from "./text-size.ts";

export const textSizeSchema = z.object({ textSize: z.enum(TEXT_SIZES) });
export const localeSchema = z.object({ locale: z.enum(LOCALES) });
