/** The day of the written demo trip: every date in tests is counted from here. */
export const TEST_NOW = new Date("2026-11-15T03:00:00Z");
