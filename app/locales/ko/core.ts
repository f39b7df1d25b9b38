import common from "./common.json" with { type: "json" };
import faults from "./faults.json" with { type: "json" };
import frame from "./frame.json" with { type: "json" };
import ui from "./ui.json" with { type: "json" };

/** What every page may say. */
export const core = { common, faults, frame, ui };
