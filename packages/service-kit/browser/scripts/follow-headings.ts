/** Marks in the contents which part of the page is being read. */
export function followHeadings(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.contents a[href^="#"]')];
  const parts = links.flatMap((link) => {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    return heading ? [{ link, heading }] : [];
  });
  if (parts.length === 0) return;
  const mark = () => {
    const line = innerHeight / 4;
    const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
    const above = parts.filter(({ heading }) => heading.getBoundingClientRect().top <= line);
    const read = isAtEnd ? parts.at(-1) : (above.at(-1) ?? parts[0]);
    for (const part of parts) {
      if (part === read) part.link.setAttribute("aria-current", "true");
      else part.link.removeAttribute("aria-current");
    }
  };
  let isScheduled = false;
  const scheduleUpdate = () => {
    if (isScheduled) return;
    isScheduled = true;
    requestAnimationFrame(() => {
      isScheduled = false;
      mark();
    });
  };
  addEventListener("scroll", scheduleUpdate, { passive: true });
  addEventListener("resize", scheduleUpdate);
  mark();
}
