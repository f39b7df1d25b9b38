/** What the desk counts of the planner, for each day. */
export const PLAN_FIGURES = ["asked", "solved", "conflict", "in_cart", "solve_ms", "busy"] as const;
export type PlanFigure = (typeof PLAN_FIGURES)[number];

/** The days that the desk looks back on; a plan is bought within as many days after it went into the cart. */
export const PLAN_FIGURE_DAYS = 30;

/** Words that were not understood are kept for the desk: as many, and as much of each. */
export const MAX_UNREAD_WORDS = 500;
export const MAX_UNREAD_LENGTH = 60;
