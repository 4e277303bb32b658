import { useEffect, useRef } from "react";

type Shortcuts = Readonly<Record<string, (() => void) | undefined>>;

const TEXT_INPUTS =
  "input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable], [role=combobox]";

/** Runs a function when its key is pressed, except in text fields and with modifier keys. */
export function useShortcuts(shortcuts: Shortcuts, isEnabled = true): void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    if (!isEnabled) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      if (ctrlKey || metaKey || altKey || event.defaultPrevented) return;
      if (target instanceof Element && target.closest(TEXT_INPUTS)) return;
      const run = Object.hasOwn(latest.current, key) ? latest.current[key] : undefined;
      if (!run) return;
      event.preventDefault();
      run();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [isEnabled]);
}
