import { data } from "react-router";
import { LOGIN_NEEDED } from "#app/domain/reservation/offline/copy-actions.ts";

/** A page that anybody may open, but that shows a visitor only the login (spec §2). */
export function askedToLogIn<Answer>(answer: Answer) {
  return data(answer, { headers: { [LOGIN_NEEDED]: "1" } });
}
