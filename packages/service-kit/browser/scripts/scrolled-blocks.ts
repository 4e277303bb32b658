/** What is larger than its place can be scrolled by the keyboard too; what is not, is no stop of the Tab key. */
export function makeScrollableFocusable(): void {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      if (!(target instanceof HTMLElement)) continue;
      const isLarger = target.scrollWidth > target.clientWidth || target.scrollHeight > target.clientHeight;
      if (isLarger) target.tabIndex = 0;
      else target.removeAttribute("tabindex");
    }
  });
  for (const block of document.querySelectorAll("pre, .table")) observer.observe(block);
}
