import type { Contact } from "../api.ts";
import { h } from "../dom.ts";
import type { Texts } from "../texts.ts";

export function createHelp(texts: Texts, { name, phone, email }: Contact): HTMLElement {
  return h(
    "section",
    { class: "track-section" },
    h("h2", {}, texts("help")),
    h("p", {}, texts("helpText", { name })),
    phone && h("p", {}, h("a", { href: `tel:${phone.replace(/[^+\d]/g, "")}` }, phone)),
    email && h("p", {}, h("a", { href: `mailto:${encodeURIComponent(email).replace("%40", "@")}` }, email)),
  );
}
