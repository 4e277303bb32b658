/**
 * Expands menus on wide screens, because some browsers cannot do it with CSS. Also scrolls the sidebar to the current page's link.
 */
export function expandMenus(): void {
  const expandIf = (selector: string, query: string) => {
    const details = document.querySelector<HTMLDetailsElement>(selector);
    if (!details) return;
    const media = matchMedia(query);
    const update = () => {
      details.open = media.matches;
    };
    media.addEventListener("change", update);
    update();
  };
  expandIf(".menu", "(width >= 60rem)");
  expandIf(".contents details", "(width >= 80rem)");
  const sections = document.querySelector(".sections");
  const current = sections?.querySelector<HTMLElement>("[aria-current]");
  if (sections && current && current.offsetTop > sections.clientHeight - 80)
    sections.scrollTop = current.offsetTop - sections.clientHeight / 3;

  // On narrow screens, following a link closes the contents.
  document.querySelector(".contents details")?.addEventListener("click", (event) => {
    const { target, currentTarget } = event;
    const isLink = target instanceof Element && target.closest("a") !== null;
    if (isLink && currentTarget instanceof HTMLDetailsElement && !matchMedia("(width >= 80rem)").matches)
      currentTarget.open = false;
  });
}
