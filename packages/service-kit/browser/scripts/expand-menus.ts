// Must match the media queries in ../styles.
const SIDEBAR_QUERY = "(width >= 60rem)";
const CONTENTS_QUERY = "(width >= 80rem)";
/** Height of a link, with a margin. */
const LINK_HEIGHT_PX = 80;

/** Expands menus on wide screens, which some browsers cannot do with CSS. Also scrolls the sidebar to the current link. */
export function expandMenus(): void {
  const expandWhile = (selector: string, query: string) => {
    const details = document.querySelector<HTMLDetailsElement>(selector);
    if (!details) return;
    const media = matchMedia(query);
    const update = () => {
      details.open = media.matches;
    };
    media.addEventListener("change", update);
    update();
  };
  expandWhile(".menu", SIDEBAR_QUERY);
  expandWhile(".contents details", CONTENTS_QUERY);
  const sections = document.querySelector(".sections");
  const current = sections?.querySelector<HTMLElement>("[aria-current]");
  if (sections && current && current.offsetTop > sections.clientHeight - LINK_HEIGHT_PX)
    sections.scrollTop = current.offsetTop - sections.clientHeight / 3;

  // On narrow screens, following a link closes the contents.
  document.querySelector(".contents details")?.addEventListener("click", (event) => {
    const { target, currentTarget } = event;
    const isLink = target instanceof Element && target.closest("a") !== null;
    if (isLink && currentTarget instanceof HTMLDetailsElement && !matchMedia(CONTENTS_QUERY).matches)
      currentTarget.open = false;
  });
}
