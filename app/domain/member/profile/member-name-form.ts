import { z } from "zod";
import { says } from "#app/domain/common/validation.ts";
import { usableName } from "./member-name.ts";

export const nameSchema = z.object({
  name: z
    .string(says("member.name_refused"))
    .max(500, says("member.name_refused"))
    .transform((text, refuse) => {
      const name = usableName(text);
      if (name) return name;
      const message = text.trim() === "" ? "auth.name_required" : "member.name_refused";
      refuse.addIssue({ code: "custom", message });
      return z.NEVER;
    }),
});
