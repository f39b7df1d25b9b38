/** Pages with a share picture of their own. */
export const SHARED_KINDS = ["course", "hotel", "caddy", "event", "tournament", "city"] as const;
export type SharedKind = (typeof SHARED_KINDS)[number];

/** The size that social sites show uncropped. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** The default, for pages without one. */
export const SHOP_SHARE_PICTURE = "/pictures/share.jpg";

export function sharePicture(kind: SharedKind, id: string | number): string {
  return `/og/${kind}/${id}.jpg`;
}

export function isSharedKind(text: string): text is SharedKind {
  return SHARED_KINDS.some((kind) => kind === text);
}
