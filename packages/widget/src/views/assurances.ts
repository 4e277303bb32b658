import type { Support } from "../state/state.ts";
import type { Texts } from "../strings/texts.ts";
import { createIcon, h } from "./dom.ts";
import { createSupport } from "./support.ts";

/** Lists how the participant is protected, and the support contacts. */
export function createAssurances(texts: Texts, support: Support): HTMLElement {
  const items = [
    ["lock", "assureEncrypted"],
    ["hide", "assureSecrets"],
    ["check", "assureStop"],
  ] as const;
  return h(
    "div",
    "assurances",
    h("ul", "", ...items.map(([icon, text]) => h("li", "", createIcon(icon), h("span", "", texts(text))))),
    createSupport(texts, support),
  );
}
