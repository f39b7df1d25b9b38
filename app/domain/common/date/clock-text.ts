/** A time of day in twelve hours, with morning or afternoon. */
export function clockParts(time: string): { readonly half: "am" | "pm"; readonly clock: string } {
  const hours = Number(time.slice(0, 2));
  const clock = `${hours % 12 === 0 ? 12 : hours % 12}${time.slice(2, 5)}`;
  return { half: hours < 12 ? "am" : "pm", clock };
}
