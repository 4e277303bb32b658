import type { Texts } from "../strings/texts.ts";
import { createIcon, h } from "./dom.ts";

/** Lists how the participant is protected. Shown on the first step. */
export function createAssurances(texts: Texts): HTMLElement {
  const items = [
    ["lock", "assureEncrypted"],
    ["hide", "assureSecrets"],
    ["check", "assureStop"],
  ] as const;
  return h(
    "ul",
    "assurances",
    ...items.map(([icon, text]) => h("li", "", createIcon(icon), h("span", "", texts(text)))),
  );
}
