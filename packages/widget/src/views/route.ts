import type { Side, State } from "../state/state.ts";
import type { Texts } from "../strings/texts.ts";
import { h, icon } from "./dom.ts";
import { createLogo } from "./logo.ts";

/**
 * Creates the cards of the source and destination.
 *
 * @param change creates the edit button of a side; null for none
 */
export function createRoute(
  texts: Texts,
  state: State,
  change: (side: Side, label: string) => HTMLElement | null = () => null,
): HTMLElement {
  const card = (side: Side, title: string) => {
    const { custodian, accountType } = state[side];
    const name = custodian?.name ?? "";
    return h(
      "section",
      "card side",
      createLogo(name, custodian?.logoUrl),
      h(
        "div",
        "names",
        h("h4", "", title),
        h("p", "name", name),
        h("p", "aliases", texts(accountType ?? "typeUnsure")),
        custodian?.isUnlisted && h("p", "aliases", texts("unlistedMark")),
      ),
      change(side, title),
    );
  };
  return h(
    "div",
    "route",
    card("source", texts("reviewFrom")),
    h("span", "arrow", icon("down")),
    card("destination", texts("reviewTo")),
  );
}
