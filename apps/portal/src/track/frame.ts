import { h } from "./dom.ts";
import type { Language, Texts } from "./texts.ts";

interface Frame {
  texts: Texts;
  environment: string;
  /** Null until the API returns it. */
  organizationName: string | null;
  logoUrl: string | null;
  onLanguage(language: Language): void;
}

export function createFrame(frame: Frame, ...view: (Node | null)[]): HTMLElement[] {
  const { texts, environment, organizationName, logoUrl, onLanguage } = frame;
  const otherLanguage = texts.language === "en" ? "es" : "en";
  const brand = logoUrl
    ? h("img", { class: "track-logo", src: logoUrl, alt: organizationName ?? "" })
    : h("p", { class: "track-brand" }, organizationName ?? "");
  const onclick = () => onLanguage(otherLanguage);
  const header = h(
    "header",
    {},
    environment === "test" && h("p", { class: "track-test" }, texts("testMode")),
    h(
      "div",
      { class: "track-header" },
      brand,
      h(
        "button",
        { type: "button", class: "track-link", lang: otherLanguage, onclick },
        texts("otherLanguage"),
      ),
    ),
  );
  return [header, h("main", { class: "track-main" }, ...view)];
}

/** Shows a view and focuses its title, unless `keepsFocus` is true because only the data changed. */
export function showView(
  root: HTMLElement,
  texts: Texts,
  { elements, keepsFocus = false }: { elements: HTMLElement[]; keepsFocus?: boolean },
): void {
  document.documentElement.lang = texts.language;
  root.replaceChildren(...elements);
  const title = root.querySelector("h1");
  document.title = title?.textContent ?? "";
  if (!keepsFocus) title?.focus();
}
