import { dateIn, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import { keptFolder } from "#tests/support/database/kept-folder.ts";
import { startShop } from "./shop-process.ts";

/** The data of a shop that was started once, as on a fresh machine, and stopped; the demo's dates are counted from the day. */
export function keptDemo(): Promise<string> {
  return keptFolder("demo", {
    of: dateIn(SHOP_ZONE, new Date()),
    make: async (folder) => (await startShop({ DATA_DIR: folder })).stop(),
  });
}
