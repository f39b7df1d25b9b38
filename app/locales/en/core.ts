import common from "./common/common.json" with { type: "json" };
import faults from "./common/faults.json" with { type: "json" };
import titles from "./common/titles.json" with { type: "json" };
import ui from "./common/ui.json" with { type: "json" };
import frame from "./shell/frame.json" with { type: "json" };

/** What every page may say. */
export const core = { common, faults, frame, titles, ui };
