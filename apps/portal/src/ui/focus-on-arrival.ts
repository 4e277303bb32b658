import { type RefObject, useEffect } from "react";

// After navigation, focus moves to the page title. The title may appear only after the page has loaded.

let isAwaited = false;

export function awaitTitle(): void {
  isAwaited = true;
}

/** Runs again when the title's text changes. */
export function useFocusOnArrival(title: RefObject<HTMLElement | null>, words: string): void {
  useEffect(() => {
    if (!isAwaited || words === "") return;
    isAwaited = false;
    // Waits for a closing dialog to restore focus first.
    requestAnimationFrame(() => requestAnimationFrame(() => title.current?.focus({ preventScroll: true })));
  }, [title, words]);
}
