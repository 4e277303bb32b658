const MARK = "svcRolloverWidget";

/** Makes the browser's back button go back within the widget instead of leaving the page and losing the input. */
export interface BackGuard {
  hold(isWanted: boolean): void;
}

/** Creates a guard. @param onBack called after the participant went back; the entry is gone by then */
export function makeBackGuard(onBack: () => void): BackGuard {
  const isOurs = () => Boolean((history.state as Record<string, unknown> | null)?.[MARK]);

  function pop(): void {
    // The removed entry belonged to the page.
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
        // Keeps the page's state, which its router reads.
        history.pushState({ ...history.state, [MARK]: true }, "");
        addEventListener("popstate", pop);
      } else {
        removeEventListener("popstate", pop);
        if (isOurs()) history.back();
      }
    },
  };
}
