import { h } from "./dom.ts";

const TINTS = 6;

/** Shows the initials, in a color that stays the same for a name, until the image loads, or if it cannot load. */
export function createLogo(name: string, logoUrl?: string | null): HTMLElement {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const initials = words.slice(0, 2).map((word) => [...word][0]?.toUpperCase());
  const sum = [...name].reduce((total, character) => total + (character.codePointAt(0) ?? 0), 0);
  const mark = h(
    "span",
    { class: "mark", "data-tint": String(sum % TINTS), "aria-hidden": "true" },
    initials.join(""),
  );
  if (!logoUrl?.startsWith("https:")) return mark;
  const logo = h("img", {
    alt: "",
    referrerpolicy: "no-referrer",
    decoding: "async",
    onload: () => mark.replaceChildren(logo),
  });
  // Set last, so that the request uses the referrer policy.
  logo.src = logoUrl;
  return mark;
}
