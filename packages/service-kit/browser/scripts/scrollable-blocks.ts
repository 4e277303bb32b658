/** Lets the keyboard scroll blocks that overflow. */
export function makeScrollableFocusable(): void {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      if (!(target instanceof HTMLElement)) continue;
      const hasOverflow =
        target.scrollWidth > target.clientWidth || target.scrollHeight > target.clientHeight;
      if (hasOverflow) target.tabIndex = 0;
      else target.removeAttribute("tabindex");
    }
  });
  for (const block of document.querySelectorAll("pre, .table")) observer.observe(block);
}
