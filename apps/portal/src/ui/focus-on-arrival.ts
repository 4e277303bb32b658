import { type RefObject, useEffect } from "react";

// Who has gone to another page is told of it: focus goes to its title, which may be there only when the page was loaded.

let isAwaited = false;

/** The person has gone somewhere: the next title that appears takes the focus. */
export function awaitTitle(): void {
  isAwaited = true;
}

/** Gives the focus to this title, where one is awaited; asked again when what it says changes. */
export function useFocusOnArrival(title: RefObject<HTMLElement | null>, words: string): void {
  useEffect(() => {
    if (!isAwaited || words === "") return;
    isAwaited = false;
    // Behind a dialog that closes, and gives the focus back to where it came from.
    requestAnimationFrame(() => requestAnimationFrame(() => title.current?.focus({ preventScroll: true })));
  }, [title, words]);
}
