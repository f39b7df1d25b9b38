/** A wrong system clock: timers go on as before, but the time of day is shifted. */
export function setClock(offsetMs: () => number): void {
  const Real = Date;
  const now = () => Real.now() + offsetMs();
  globalThis.Date = new Proxy(Real, {
    construct: (target, given, newTarget) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
    apply: () => new Real(now()).toString(),
    get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
  });
}
