import { lazy, Suspense, useEffect, useState } from "react";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { KeyHint } from "../ui/key-hint.tsx";
import { strings } from "./strings.ts";

const loadPalette = () =>
  import("./command-palette.tsx").then((module) => ({ default: module.CommandPalette }));
const CommandPalette = lazy(loadPalette);

/** Delay of the preload, so that the page loads first. */
const PRELOAD_DELAY_MS = 1_500;

export function PaletteButton() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "k" || !(event.metaKey || event.ctrlKey) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener("keydown", onKey);
    const timer = setTimeout(loadPalette, PRELOAD_DELAY_MS);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("keydown", onKey);
    };
  }, []);
  return (
    <>
      <Button
        size="small"
        onPress={() => setOpen(true)}
        aria-keyshortcuts="Meta+K Control+K"
        className="palette-button"
      >
        <Icon name="search" size="small" />
        <span className="palette-button-text">{strings.find}</span>
        <KeyHint keys="mod+k" />
      </Button>
      {isOpen && (
        <Suspense>
          <CommandPalette onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
