import type { Custodian } from "../api/client.ts";
import type { StringName } from "../strings/en.ts";
import type { Texts } from "../strings/texts.ts";
import { h } from "./dom.ts";
import { createLogo } from "./logo.ts";

export function createOption(
  texts: Texts,
  custodian: Custodian,
  { index, onChoose }: { index: number; onChoose: () => void },
): HTMLElement {
  const { name, logoUrl } = custodian;
  const explanation = explainMatch(texts, custodian);
  return h(
    "li",
    toOptionProps(index, onChoose),
    createLogo(name, logoUrl),
    h("span", "names", h("span", "name", name), explanation && h("span", "aliases", explanation)),
  );
}

export function createUnlistedOption(
  texts: Texts,
  query: string,
  { index, onChoose }: { index: number; onChoose: () => void },
): HTMLElement {
  return h(
    "li",
    { ...toOptionProps(index, onChoose), class: "unlisted" },
    h("span", { class: "mark", "aria-hidden": "true" }, "?"),
    h(
      "span",
      "names",
      h("span", "name", texts("unlisted")),
      h("span", "aliases", texts("unlistedUse", { query })),
    ),
  );
}

const toOptionProps = (index: number, onclick: () => void) => ({
  id: `option-${index}`,
  role: "option",
  // Keeps the focus in the field, because a blur closes the list.
  onpointerdown: (event: Event) => event.preventDefault(),
  onclick,
});

/** Other kinds, such as `alias`, use `matchAlias`. */
const TEXT_BY_MATCH_KIND: Readonly<Record<string, StringName>> = {
  former_name: "matchFormer",
  acquired: "matchAcquired",
};

function explainMatch(texts: Texts, { name, aliases, match }: Custodian): string {
  if (!match || match.kind === "name") {
    return aliases.length > 0 ? texts("alsoKnownAs", { names: aliases.join(", ") }) : "";
  }
  const text = TEXT_BY_MATCH_KIND[match.kind] ?? "matchAlias";
  // The service's notes are in English.
  const isEnglish = texts.locale.startsWith("en");
  return (isEnglish && match.note) || texts(text, { text: match.text, name });
}
