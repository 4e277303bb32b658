type Child = Node | string | null | false | undefined;
type Props = Readonly<Record<string, unknown>>;

/** Creates an element. Props such as `onclick` become listeners. String children become text and are never parsed as HTML. */
export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  props: Props = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (typeof value === "function") element.addEventListener(name.slice(2), value as EventListener);
    else if (value !== null && value !== undefined && value !== false)
      element.setAttribute(name, value === true ? "" : String(value));
  }
  element.append(...children.filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

/** Creates a title that receives focus when the view changes, so that screen readers announce it. */
export function createTitle(text: string): HTMLHeadingElement {
  return h("h1", { tabindex: "-1" }, text);
}
