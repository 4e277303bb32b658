/** Scroll positions can be fractions of a pixel. */
const ROUNDING_PX = 2;

/** Marks the visible section's link in the table of contents. */
export function followHeadings(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.contents a[href^="#"]')];
  const sections = links.flatMap((link) => {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    return heading ? [{ link, heading }] : [];
  });
  if (sections.length === 0) return;
  const update = () => {
    // The last section that starts in or above the top quarter of the screen is current.
    const lowestStart = innerHeight / 4;
    const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - ROUNDING_PX;
    const started = sections.filter(({ heading }) => heading.getBoundingClientRect().top <= lowestStart);
    const current = isAtEnd ? sections.at(-1) : (started.at(-1) ?? sections[0]);
    for (const section of sections) {
      if (section === current) section.link.setAttribute("aria-current", "true");
      else section.link.removeAttribute("aria-current");
    }
  };
  let isScheduled = false;
  const scheduleUpdate = () => {
    if (isScheduled) return;
    isScheduled = true;
    requestAnimationFrame(() => {
      isScheduled = false;
      update();
    });
  };
  addEventListener("scroll", scheduleUpdate, { passive: true });
  addEventListener("resize", scheduleUpdate);
  update();
}
