import { type TouchEvent, useRef } from "react";
import { swipedMonths } from "#app/domain/common/date/calendar-rules.ts";

/** Calls back on a horizontal swipe: 1 for the next, -1 for the previous. */
export function useSwipe(onSwipe: (months: -1 | 1) => void) {
  const start = useRef<{ x: number; y: number; at: number }>(undefined);
  return {
    onTouchStart({ touches, timeStamp }: TouchEvent) {
      const touch = touches.item(0);
      start.current = touch ? { x: touch.clientX, y: touch.clientY, at: timeStamp } : undefined;
    },
    onTouchEnd({ changedTouches, timeStamp }: TouchEvent) {
      const touch = changedTouches.item(0);
      if (!touch || !start.current) return;
      const { x, y, at } = start.current;
      const move = { dx: touch.clientX - x, dy: touch.clientY - y, ms: timeStamp - at };
      const months = swipedMonths(move);
      if (months !== 0) onSwipe(months);
    },
  };
}
