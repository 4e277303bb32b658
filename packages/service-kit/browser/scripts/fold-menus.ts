/** Where there is room for it, the side is unfolded, also in browsers in which a style cannot do that; and it shows where one is. */
export function foldMenus(): void {
  const unfold = (selector: string, query: string) => {
    const details = document.querySelector<HTMLDetailsElement>(selector);
    if (!details) return;
    const wide = matchMedia(query);
    const fit = () => {
      details.open = wide.matches;
    };
    wide.addEventListener("change", fit);
    fit();
  };
  unfold(".menu", "(width >= 60rem)");
  unfold(".contents details", "(width >= 80rem)");
  const side = document.querySelector(".sections");
  const current = side?.querySelector<HTMLElement>("[aria-current]");
  if (side && current && current.offsetTop > side.clientHeight - 80)
    side.scrollTop = current.offsetTop - side.clientHeight / 3;

  // On a telephone the contents have been of use once they led somewhere.
  document.querySelector(".contents details")?.addEventListener("click", (event) => {
    const { target, currentTarget } = event;
    const isLink = target instanceof Element && target.closest("a") !== null;
    if (isLink && currentTarget instanceof HTMLDetailsElement && !matchMedia("(width >= 80rem)").matches)
      currentTarget.open = false;
  });
}
