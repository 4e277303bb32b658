import type { Custodian } from "../api/client.ts";
import { h } from "./dom.ts";
import { makeMark } from "./mark.ts";

/** Companies to choose of with one press, under a heading; nothing where there are none. */
export function makeTiles(
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
            makeMark(custodian.name, custodian.logoUrl),
            h("span", "name", custodian.name),
          ),
        ),
      ),
    ),
  );
}
