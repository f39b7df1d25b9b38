/** Apart from the schema, so that a page that shows them does not load it. */
export const MAX_QUESTION_TITLE = 60;
export const MAX_MESSAGE = 2_000;
