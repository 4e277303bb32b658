import type { Custodian } from "../api/client.ts";
import { isCompanyName } from "../state/company-name.ts";
import { createUnlistedCustodian, getOfferedTypes, type Side, type SideIssue } from "../state/state.ts";
import { createAssurances } from "./assurances.ts";
import { createCombobox } from "./combobox.ts";
import { h, setText } from "./dom.ts";
import { createLogo } from "./logo.ts";
import { createTypeChoices } from "./type-choices.ts";
import type { View, ViewContext } from "./view.ts";

const MAX_TILES = 8;

export function createCustodianStep(side: Side, context: ViewContext): View {
  const { texts, dispatch, search, announce, getRecent, isChosenSource } = context;
  const errorElement = h("p", { class: "fault", id: "custodian-fault" });
  const unlistedNote = h("p", "note");
  const tiles = h("div", "suggested");
  const types = createTypeChoices(side, context);
  const assurances = side === "source" ? createAssurances(texts, context.settings.support) : null;
  const choose = (custodian: Custodian) => dispatch({ type: "custodianChosen", side, custodian });
  const combobox = createCombobox({
    texts,
    label: texts(`${side}Label`),
    errorId: errorElement.id,
    knownOnly: context.settings.knownOnly,
    announce,
    search: (query, signal) => search(side, query, { signal }),
    onQuery(query) {
      isInvalidName = false;
      dispatch({ type: "queried", side, query });
    },
    onChoose: choose,
    onUnlisted(name) {
      isInvalidName = !isCompanyName(name);
      // Clears an earlier problem, and renders the error.
      if (isInvalidName) dispatch({ type: "resolved" });
      else choose(createUnlistedCustodian(name));
      announce(texts(isInvalidName ? "faultCompany" : "unlistedNote"));
    },
    onResults: () => dispatch({ type: "resolved" }),
    onFailed: (error) => dispatch({ type: "failed", error }),
  });
  combobox.element.append(errorElement, unlistedNote, tiles);
  let isInvalidName = false;
  let shownIssue: SideIssue | null = null;
  const suggestionsRequest = new AbortController();
  showTiles([]);
  // Ignores errors, because suggestions are optional.
  search(side, "", { signal: suggestionsRequest.signal, order: "popular" }).then(
    ({ custodians }) => showTiles(custodians),
    () => {},
  );

  function showTiles(custodians: readonly Custodian[]): void {
    const recentCustodians = getRecent().filter((one) => !isChosenSource(one));
    const isOtherPopular = (custodian: Custodian) =>
      typeof custodian.popularRank === "number" &&
      !isChosenSource(custodian) &&
      recentCustodians.every(({ id }) => id !== custodian.id);
    const chooseTile = (custodian: Custodian) => {
      choose(custodian);
      announce(texts("chosen", { name: custodian.name }));
      combobox.input.focus();
    };
    const popular = custodians.filter(isOtherPopular).slice(0, MAX_TILES - recentCustodians.length);
    tiles.replaceChildren(
      createTiles({ heading: texts("recent"), id: "recent" }, recentCustodians, chooseTile) ?? "",
      createTiles({ heading: texts("popular"), id: "popular" }, popular, chooseTile) ?? "",
    );
  }

  return {
    element: h("div", "", combobox.element, types.element, assurances),
    retry: combobox.retry,
    dispose() {
      suggestionsRequest.abort();
      combobox.dispose();
    },
    update(state) {
      const { sideIssue } = state;
      const { query, custodian } = state[side];
      const isInvalid = isInvalidName || sideIssue === "custodian";
      combobox.update({ query, chosen: custodian, isInvalid });
      setText(
        errorElement,
        isInvalidName ? texts("faultCompany") : sideIssue === "custodian" ? texts("faultCustodian") : "",
      );
      setText(unlistedNote, custodian?.isUnlisted ? texts("unlistedNote") : "");
      tiles.hidden = query !== "";
      if (assurances) assurances.hidden = query !== "";
      types.update(state);

      if (sideIssue && sideIssue !== shownIssue) {
        const canChooseType = sideIssue === "accountType" && getOfferedTypes(state, side).length > 0;
        const invalidInput = canChooseType ? types.findFirstInput() : null;
        (invalidInput ?? combobox.input).focus();
      }
      shownIssue = sideIssue;
    },
  };
}

function createTiles(
  { heading, id }: { heading: string; id: string },
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
