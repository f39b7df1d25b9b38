const card = "border border-line bg-paper print:break-inside-avoid";
export const cardClass = `rounded-card ${card}`;
export const roundCardClass = `rounded-panel ${card}`;
/** Raised above the page. */
export const panelClass = `${roundCardClass} shadow-soft print:shadow-none`;
/** Sunk into the page. */
export const wellClass = "rounded-card bg-sand p-4";

/** A picture's frame whose corners the caller chooses. */
export const frameClass =
  "relative overflow-hidden bg-linear-160/srgb from-photo-1 to-photo-2 after:pointer-events-none after:absolute after:inset-0 after:rounded-[inherit] after:inset-ring after:inset-ring-ink/5";
export const photoClass = `${frameClass} rounded-card`;
