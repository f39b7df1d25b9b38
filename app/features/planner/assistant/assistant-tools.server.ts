import type { AssistantTool } from "./assistant-tool.server.ts";
import { findCoursesTool } from "./tools/find-courses-tool.server.ts";
import { hotelNightsTool } from "./tools/hotel-nights-tool.server.ts";
import { planTripTool } from "./tools/plan-trip-tool.server.ts";
import { quoteTripTool } from "./tools/quote-trip-tool.server.ts";
import { startCartTool } from "./tools/start-cart-tool.server.ts";
import { teeTimesTool } from "./tools/tee-times-tool.server.ts";

/** In the order in which a trip comes about. */
export const ASSISTANT_TOOLS: readonly AssistantTool[] = [
  findCoursesTool,
  teeTimesTool,
  hotelNightsTool,
  planTripTool,
  quoteTripTool,
  startCartTool,
];
