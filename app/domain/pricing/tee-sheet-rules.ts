export type TeeSheet = {
  readonly first: string;
  readonly last: string;
  readonly intervalMinutes: number;
};

/** Every tee time of a day, as `HH:MM`. */
export function teeSheet({ first, last, intervalMinutes }: TeeSheet): string[] {
  const times: string[] = [];
  for (let at = minutesOf(first); at <= minutesOf(last); at += intervalMinutes) {
    times.push(clock(at));
  }
  return times;
}

export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

export function clock(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
