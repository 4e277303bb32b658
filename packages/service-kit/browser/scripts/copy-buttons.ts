const COPIED_LABEL_MS = 2_000;

/** Adds a copy button to each code block. Browsers allow copying only over HTTPS and on localhost. */
export function addCopyButtons(): void {
  for (const pre of document.querySelectorAll("pre")) {
    const frame = pre.closest(".code") ?? wrap(pre);
    if (navigator.clipboard) frame.append(createButton(pre));
  }
}

function wrap(pre: HTMLPreElement): HTMLElement {
  const frame = document.createElement("div");
  frame.className = "code";
  pre.replaceWith(frame);
  frame.append(pre);
  return frame;
}

function createButton(pre: HTMLPreElement): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "copy";
  button.textContent = "Copy";
  // Screen readers announce the new label.
  button.setAttribute("aria-live", "polite");
  button.addEventListener("click", async () => {
    try {
      await navigator.clipboard.writeText(pre.textContent.trimEnd());
      button.textContent = "Copied";
    } catch {
      button.textContent = "Copy failed";
    }
    setTimeout(() => {
      button.textContent = "Copy";
    }, COPIED_LABEL_MS);
  });
  return button;
}
