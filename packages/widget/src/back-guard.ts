const HISTORY_MARK = "svcRolloverWidget";

/** Makes the browser's back button go back within the widget instead of leaving the page. */
interface BackGuard {
  setGuarding(shouldGuard: boolean): void;
}

/** @param onBack called after the participant goes back and the guard's history entry is removed */
export function createBackGuard(onBack: () => void): BackGuard {
  const isOwnEntry = () => Boolean((history.state as Record<string, unknown> | null)?.[HISTORY_MARK]);

  function handlePopState(): void {
    // The participant went back from an entry that the page had added after the guard's entry.
    if (isOwnEntry()) return;
    removeEventListener("popstate", handlePopState);
    isGuarding = false;
    onBack();
  }
  let isGuarding = false;

  return {
    setGuarding(shouldGuard) {
      if (shouldGuard === isGuarding) return;
      isGuarding = shouldGuard;
      if (shouldGuard) {
        // Keeps the existing state, which the page's router reads.
        history.pushState({ ...history.state, [HISTORY_MARK]: true }, "");
        addEventListener("popstate", handlePopState);
      } else {
        removeEventListener("popstate", handlePopState);
        if (isOwnEntry()) history.back();
      }
    },
  };
}
