/** Marks the entry of the history that is the widget's. */
const MARK = "svcRolloverWidget";

/** Has the browser's own way back lead through the widget, and not out of the page with everything that was entered. */
export interface BackGuard {
  /** Holds one entry of the history, or gives it back. */
  hold(isWanted: boolean): void;
}

/** @param onBack is called when the participant went back; the entry is gone by then */
export function makeBackGuard(onBack: () => void): BackGuard {
  const isOurs = () => Boolean((history.state as Record<string, unknown> | null)?.[MARK]);

  function pop(): void {
    // Else it was an entry of the page's own, over this one.
    if (isOurs()) return;
    removeEventListener("popstate", pop);
    isHeld = false;
    onBack();
  }
  let isHeld = false;

  return {
    hold(isWanted) {
      if (isWanted === isHeld) return;
      isHeld = isWanted;
      if (isWanted) {
        // What the page keeps there stays there: its router reads it.
        history.pushState({ ...history.state, [MARK]: true }, "");
        addEventListener("popstate", pop);
      } else {
        removeEventListener("popstate", pop);
        if (isOurs()) history.back();
      }
    },
  };
}
