import "./key-hint.css";

const isMac = /Mac|iPhone|iPad/.test(navigator.platform);

/** `mod+k` is ⌘K on a Mac and Ctrl K elsewhere. */
export function KeyHint({ keys }: { keys: string }) {
  return (
    <span className="key-hint" aria-hidden="true">
      {keys.split("+").map((key) => (
        <kbd key={key}>
          {key === "mod" ? (isMac ? "⌘" : "Ctrl") : key.length === 1 ? key.toUpperCase() : key}
        </kbd>
      ))}
    </span>
  );
}
