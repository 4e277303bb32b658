import { Suspense, useEffect, useState } from "react";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { KeyHint } from "../ui/key-hint.tsx";
import { lazyComponent } from "../ui/lazy-component.ts";
import { strings } from "./strings.ts";

const CommandPalette = lazyComponent(() =>
  import("./command-palette.tsx").then((module) => ({ default: module.CommandPalette })),
);

export function PaletteButton() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "k" || !(event.metaKey || event.ctrlKey) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
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
