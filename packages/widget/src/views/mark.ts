import { h } from "./dom.ts";

/** One or two letters to know a company by, as there are no pictures to load from elsewhere. */
export function makeMark(name: string): HTMLElement {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const initials = words.slice(0, 2).map((word) => [...word][0]?.toUpperCase());
  return h("span", { class: "mark", "aria-hidden": "true" }, initials.join(""));
}
