import { useEffect } from "react";
import { useNavigation } from "react-router";
import { isNewBuildKnown, reloadInto } from "./new-build.client.ts";

/** After a new build is known, the next navigation loads its page from the server (spec §2). */
export function useFullReloads(): void {
  const { state, location, formMethod } = useNavigation();

  useEffect(() => {
    // A form that is being sent is left alone: a reload would lose what was typed.
    if (state !== "loading" || formMethod || !location || !isNewBuildKnown()) return;
    reloadInto(`${location.pathname}${location.search}${location.hash}`);
  }, [state, location, formMethod]);
}
