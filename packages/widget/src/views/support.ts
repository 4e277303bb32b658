import type { Support } from "../state/state.ts";
import type { Texts } from "../strings/texts.ts";
import { h } from "./dom.ts";

export function createSupport(texts: Texts, { phone, email, url }: Support): HTMLElement | null {
  const links = [
    phone && h("a", { href: `tel:${phone.replace(/[^+\d]/g, "")}`, dir: "ltr" }, phone),
    email && h("a", { href: `mailto:${encodeURIComponent(email).replace("%40", "@")}` }, email),
    url && h("a", { href: url, target: "_blank", rel: "noopener" }, texts("supportPage")),
  ].filter((link) => link instanceof HTMLElement);
  return links.length > 0
    ? h("p", "support", texts("supportAsk"), ...links.flatMap((link) => [" ", link]))
    : null;
}
