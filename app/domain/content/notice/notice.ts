export const NOTICE_CATEGORIES = ["normal", "reservation", "tournament", "event"] as const;
export type NoticeCategory = (typeof NOTICE_CATEGORIES)[number];
