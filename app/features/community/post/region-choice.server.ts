import { isDatabaseAway } from "#app/db/connection/database-away.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { postRegions } from "../list/post-list-queries.server.ts";

/** The regions that a post can be about; undefined when they cannot be read, so that typed text is not lost. */
export async function regionChoice({ db, log }: Pick<Services, "db" | "log">, locale: Locale) {
  try {
    return (await postRegions(db, locale)).map(({ id, name }) => ({ id, name }));
  } catch (cause) {
    if (isDatabaseAway(cause)) throw cause;
    log.error({ err: cause, code: "community.region_unavailable" }, "the regions were not read");
    return undefined;
  }
}
