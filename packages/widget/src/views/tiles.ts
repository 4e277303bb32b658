import type { Custodian } from "../api/client.ts";
import { h } from "./dom.ts";
import { createLogo } from "./logo.ts";

/** Creates tiles of suggested companies; null for an empty list. */
export function createTiles(
  heading: string,
  id: string,
  custodians: readonly Custodian[],
  onChoose: (custodian: Custodian) => void,
): HTMLElement | null {
  if (custodians.length === 0) return null;
  return h(
    "section",
    { "aria-labelledby": id },
    h("h3", { id, class: "note" }, heading),
    h(
      "ul",
      "tiles",
      ...custodians.map((custodian) =>
        h(
          "li",
          "",
          h(
            "button",
            { type: "button", class: "tile", onclick: () => onChoose(custodian) },
            createLogo(custodian.name, custodian.logoUrl),
            h("span", "name", custodian.name),
          ),
        ),
      ),
    ),
  );
}
