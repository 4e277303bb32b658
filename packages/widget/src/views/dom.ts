type Props = string | Readonly<Record<string, unknown>>;
type Child = Node | string | null | false | undefined;

/**
 * Creates an element from a class or attributes; null, false and undefined are skipped. Functions named `on…` become event
 * listeners. Child strings become text, never HTML.
 */
export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  classOrProps: Props = "",
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const element: HTMLElement = document.createElement(tag);
  const props = typeof classOrProps === "string" ? { class: classOrProps || null } : classOrProps;
  for (const [name, value] of Object.entries(props)) {
    if (typeof value === "function") element.addEventListener(name.slice(2), value as EventListener);
    else setAttribute(element, name, value);
  }
  element.append(...children.filter((child) => child !== null && child !== false && child !== undefined));
  // A select accepts a value only after its options exist.
  if ("value" in props) (element as unknown as HTMLInputElement).value = String(props.value);
  return element as HTMLElementTagNameMap[Tag];
}

export function createSlot(name: string, locale: string): HTMLElement {
  const [language] = locale.split("-");
  return h("slot", { name: `${name}-${language}` }, h("slot", { name }));
}

/** Sets the attribute, or removes it if the value is null, false or undefined. Does not set `value`, a property that `h` sets. */
export function setAttribute(element: Element, name: string, value: unknown): void {
  if (value === null || value === undefined || value === false) element.removeAttribute(name);
  else if (name !== "value") element.setAttribute(name, value === true ? "" : String(value));
}

/** Skips unchanged text, which screen readers would repeat. */
export function setText(element: Element, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}

const SVG = "http://www.w3.org/2000/svg";

/** Stroke paths on a 24 by 24 grid. */
const ICONS = {
  close: "M6 6l12 12M18 6L6 18",
  check: "M5 12.5l4.5 4.5L19 7.5",
  search: "M11 4a7 7 0 1 0 0 14a7 7 0 0 0 0-14M16 16l4.5 4.5",
  alert: "M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 0 0 0-17M12 8v5M12 16v.5",
  lock: "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3",
  hide: "M4 4l16 16M9.5 5.6A9 9 0 0 1 21 12a13 13 0 0 1-2.4 3.2M6.2 7.6A13 13 0 0 0 3 12a9 9 0 0 0 12.4 6",
  down: "M12 5v14M6 13l6 6l6-6",
} as const;

export function createIcon(name: keyof typeof ICONS): SVGSVGElement {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", "icon");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", ICONS[name]);
  svg.append(path);
  return svg;
}
