import type { Side, State } from "../state/state.ts";
import type { Texts } from "../strings/texts.ts";
import { createIcon, h } from "./dom.ts";
import { createLogo } from "./logo.ts";

export function createFromToCards(
  texts: Texts,
  state: State,
  createChangeButton: (side: Side, label: string) => HTMLElement | null = () => null,
): HTMLElement {
  const createCard = (side: Side, title: string) => {
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
      createChangeButton(side, title),
    );
  };
  return h(
    "div",
    "route",
    createCard("source", texts("reviewFrom")),
    h("span", "arrow", createIcon("down")),
    createCard("destination", texts("reviewTo")),
  );
}
