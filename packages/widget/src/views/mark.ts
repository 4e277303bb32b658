import { h } from "./dom.ts";

/**
 * A company's logo, or one or two letters to know it by. The letters are there first, and stay where the picture cannot be
 * had: it is missing, the network is gone, or the page's policy refuses it.
 *
 * @param logoUrl as the service gives it
 */
export function makeMark(name: string, logoUrl?: string | null): HTMLElement {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const initials = words.slice(0, 2).map((word) => [...word][0]?.toUpperCase());
  const mark = h("span", { class: "mark", "aria-hidden": "true" }, initials.join(""));
  if (!logoUrl?.startsWith("https:")) return mark;
  const logo = h("img", {
    alt: "",
    referrerpolicy: "no-referrer",
    decoding: "async",
    onload: () => mark.replaceChildren(logo),
  });
  // Last: the policy that goes with the request is the one that is there by then.
  logo.src = logoUrl;
  return mark;
}
