/** A computer's clock that is wrong: timers go on as before, and whoever asks for the time is told another. */
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
