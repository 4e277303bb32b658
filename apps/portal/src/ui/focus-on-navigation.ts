import { type RefObject, useEffect } from "react";

// After navigation, focus moves to the page title.

let shouldFocus = false;

export function focusNextTitle(): void {
  shouldFocus = true;
}

export function useFocusOnNavigation(title: RefObject<HTMLElement | null>, text: string): void {
  useEffect(() => {
    if (!shouldFocus || text === "") return;
    shouldFocus = false;
    // Waits two frames, because a closing dialog restores focus first.
    requestAnimationFrame(() => requestAnimationFrame(() => title.current?.focus({ preventScroll: true })));
  }, [title, text]);
}
