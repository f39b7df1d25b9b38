import { Rng } from "./rng.ts";

export type Pt = [number, number];
type Stop = [offset: number, color: string, opacity?: number];

/** Page coordinates to the pixel, small ones to a tenth: no visible error at 1200 px, a third less text. */
export function n(v: number): string {
  return String(Math.abs(v) >= 100 ? Math.round(v) : Math.round(v * 10) / 10);
}
export function lerp(a: number, b: number, t: number): number {
  return a + (b - a) * t;
}
export function clamp(v: number, a = 0, b = 1): number {
  return Math.min(b, Math.max(a, v));
}

type Attrs = Record<string, string | number | undefined>;

function attrs(a: Attrs): string {
  let out = "";
  for (const [k, v] of Object.entries(a)) {
    if (v !== undefined)
      out += ` ${k}="${typeof v === "number" ? String(Math.round(v * 100) / 100) : v}"`;
  }
  return out;
}

/** `opacity` makes the renderer build a whole layer; on single shapes the paint's own opacity is ten times cheaper. */
function cheap(a: Attrs, key: "fill-opacity" | "stroke-opacity"): Attrs {
  if (a.opacity === undefined) return a;
  const { opacity, ...rest } = a;
  return { ...rest, [key]: opacity };
}

export function path(d: string, fill: string, a: Attrs = {}): string {
  return `<path d="${d}"${attrs({ fill, ...(a.stroke ? a : cheap(a, "fill-opacity")) })}/>`;
}
export function line(d: string, stroke: string, width: number, a: Attrs = {}): string {
  return `<path d="${d}"${attrs({ fill: "none", stroke, "stroke-width": width, ...cheap(a, "stroke-opacity") })}/>`;
}
export function ellipse(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  a: Attrs = {},
): string {
  return `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}"${attrs({ fill, ...cheap(a, "fill-opacity") })}/>`;
}
export function rect(
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
  a: Attrs = {},
): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}"${attrs({ fill, ...cheap(a, "fill-opacity") })}/>`;
}
export function group(inner: string, a: Attrs): string {
  return inner ? `<g${attrs(a)}>${inner}</g>` : "";
}

/** Path data needs neither spaces before a minus nor leading zeros: a tenth of the file. */
function squeeze(svg: string): string {
  return svg.replace(/ d="[^"]+"/g, (d) => d.replace(/ -/g, "-").replace(/([^\d.])0\./g, "$1."));
}

/** A drawing under construction: collects definitions and layers, back to front. */
export class Sheet {
  readonly w: number;
  readonly h: number;
  private defs: string[] = [];
  private body: string[] = [];
  private count = 0;
  private readonly tag: string;

  constructor(w: number, h: number, key: string) {
    this.w = w;
    this.h = h;
    // Ids carry a hash of the seed: several drawings may be inlined into one page.
    this.tag = `a${Math.floor(new Rng(key).next() * 46656).toString(36)}`;
  }

  add(...parts: string[]): void {
    this.body.push(...parts);
  }

  def(make: (id: string) => string): string {
    const id = `${this.tag}${(this.count++).toString(36)}`;
    this.defs.push(make(id));
    return id;
  }

  private stops(list: Stop[]): string {
    return list
      .map(
        ([o, c, a]) =>
          `<stop offset="${n(o * 100)}%" stop-color="${c}"${a === undefined ? "" : ` stop-opacity="${Math.round(a * 100) / 100}"`}/>`,
      )
      .join("");
  }

  /** Vertical by default, in user space, so that layers line up with the picture. */
  linear(stops: Stop[], x1: number, y1: number, x2: number, y2: number): string {
    const id = this.def(
      (i) =>
        `<linearGradient id="${i}" gradientUnits="userSpaceOnUse" x1="${n(x1)}" y1="${n(y1)}" x2="${n(x2)}" y2="${n(y2)}">${this.stops(stops)}</linearGradient>`,
    );
    return `url(#${id})`;
  }

  /** Vertical, relative to the shape's own box: for many small things with one gradient. */
  vertical(stops: Stop[]): string {
    const id = this.def(
      (i) => `<linearGradient id="${i}" x2="0" y2="1">${this.stops(stops)}</linearGradient>`,
    );
    return `url(#${id})`;
  }

  radial(stops: Stop[], cx: number, cy: number, r: number, squash = 1): string {
    const t =
      squash === 1
        ? ""
        : ` gradientTransform="translate(0 ${n(cy * (1 - squash))}) scale(1 ${Math.round(squash * 1000) / 1000})"`;
    const id = this.def(
      (i) =>
        `<radialGradient id="${i}" gradientUnits="userSpaceOnUse" cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}"${t}>${this.stops(stops)}</radialGradient>`,
    );
    return `url(#${id})`;
  }

  clip(d: string): string {
    return `url(#${this.def((i) => `<clipPath id="${i}"><path d="${d}"/></clipPath>`)})`;
  }

  symbol(inner: string): string {
    return this.def((i) => `<g id="${i}">${inner}</g>`);
  }

  toString(): string {
    return squeeze(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${this.w} ${this.h}" width="${this.w}" height="${this.h}" stroke-linecap="round">` +
        `<defs>${this.defs.join("")}</defs>${this.body.join("")}</svg>`,
    );
  }
}

export function use(
  id: string,
  x: number,
  y: number,
  sx: number,
  sy: number,
  a: Attrs = {},
): string {
  return `<use href="#${id}" transform="translate(${n(x)} ${n(y)}) scale(${Math.round(sx * 1000) / 1000} ${Math.round(sy * 1000) / 1000})"${attrs(a)}/>`;
}
