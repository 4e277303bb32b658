/** Opens the search from the page's link, `/`, Ctrl-K or Command-K. Loads the search script on first use. */
export function addSearchShortcuts(): void {
  const link = document.querySelector<HTMLAnchorElement>("a.search-link");
  const script = link?.dataset.script;
  if (!link || !script) return;
  const open = async () => {
    try {
      const { openSearch } = (await import(script)) as typeof import("./search.ts");
      await openSearch(link.href);
    } catch {
      // The linked page lists all entries of the search.
      location.assign(link.href);
    }
  };
  link.setAttribute("role", "button");
  link.setAttribute("aria-haspopup", "dialog");
  link.setAttribute("aria-keyshortcuts", "/ Control+K Meta+K");
  link.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void open();
  });
  link.addEventListener("keydown", (event) => {
    if (event.key !== " ") return;
    event.preventDefault();
    void open();
  });
  addEventListener("keydown", (event) => {
    const isShortcut = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "k";
    const isSlash = event.key === "/" && !event.ctrlKey && !event.metaKey && !isTyping(event.target);
    if (event.defaultPrevented || document.querySelector("dialog[open]") || !(isShortcut || isSlash)) return;
    event.preventDefault();
    void open();
  });
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest("input, textarea, select, [role=textbox]") !== null)
  );
}
