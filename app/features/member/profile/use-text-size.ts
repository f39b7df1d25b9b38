import { useEffect } from "react";
import { TEXT_SIZES, type TextSize } from "#app/domain/member/profile/text-size.ts";

const KEY = "palmtee.text";

/** After load, since every page is the same for everybody. */
export function useTextSize(): void {
  useEffect(() => show(savedTextSize()), []);
}

/** Remembers it in this browser, and applies it immediately. */
export function saveTextSize(size: TextSize): void {
  try {
    localStorage.setItem(KEY, size);
  } catch {
    // Without storage it lasts as long as the page.
  }
  show(size);
}

function savedTextSize(): TextSize {
  try {
    const size = localStorage.getItem(KEY);
    return TEXT_SIZES.find((known) => known === size) ?? "normal";
  } catch {
    return "normal";
  }
}

function show(size: TextSize): void {
  if (size === "normal") delete document.documentElement.dataset.text;
  else document.documentElement.dataset.text = size;
}
