import { h } from "./dom.ts";

const HUES = 8;

/** Shows initials until the image has loaded. Their color depends only on the name, as in the portal. */
export function createLogo(name: string, logoUrl?: string | null): HTMLElement {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word && !/^(the|of|and|for)$/i.test(word));
  const initials = words.slice(0, 2).map((word) => [...word][0]?.toUpperCase());
  let hash = 0;
  for (const character of name.toLowerCase()) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 65_521;
  const mark = h(
    "span",
    { class: "mark", "data-hue": String(hash % HUES), "aria-hidden": "true" },
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
