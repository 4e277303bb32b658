import { useEffect, useRef } from "react";

type Shortcuts = Readonly<Record<string, (() => void) | undefined>>;

interface Options {
  isEnabled?: boolean;
  /** The shortcuts belong to a dialog. Other shortcuts do not work while a dialog has focus. */
  isInDialog?: boolean;
}

const INPUTS =
  "input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable], [role=combobox], [role=listbox], [role=menu]";
const DIALOGS = "[role=dialog], [role=alertdialog]";

/**
 * Returns false in text fields and menus, with modifier keys, and for handled events.
 * @param isInDialog if false, also returns false in dialogs
 */
export function acceptsShortcut(event: KeyboardEvent, isInDialog = false): boolean {
  const { ctrlKey, metaKey, altKey, target } = event;
  if (ctrlKey || metaKey || altKey || event.defaultPrevented) return false;
  return !(target instanceof Element && target.closest(isInDialog ? INPUTS : `${INPUTS}, ${DIALOGS}`));
}

export function useShortcuts(
  shortcuts: Shortcuts,
  { isEnabled = true, isInDialog = false }: Options = {},
): void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    if (!isEnabled) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (!acceptsShortcut(event, isInDialog)) return;
      const run = Object.hasOwn(latest.current, event.key) ? latest.current[event.key] : undefined;
      if (!run) return;
      event.preventDefault();
      run();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [isEnabled, isInDialog]);
}
