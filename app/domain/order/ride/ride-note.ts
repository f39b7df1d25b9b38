/** As much as a driver reads. */
export const MOST_NOTE = 80;
