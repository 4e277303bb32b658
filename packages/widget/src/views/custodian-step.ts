import { offeredTypes, type Side, type SideFault } from "../state/state.ts";
import { makeCombobox } from "./combobox.ts";
import { h, setText } from "./dom.ts";
import type { View, ViewContext } from "./view.ts";

/** The step of one side: which custodian, and which type of account there. */
export function makeCustodianStep(side: Side, { texts, dispatch, search, announce }: ViewContext): View {
  const fault = h("p", { class: "fault", id: "custodian-fault" });
  const typeFault = h("p", { class: "fault", id: "type-fault" });
  const choices = h("div", "choices");
  const types = h(
    "fieldset",
    { "aria-describedby": typeFault.id },
    h("legend", "", texts(`${side}Type`)),
    choices,
    typeFault,
  );
  const combobox = makeCombobox({
    texts,
    label: texts(`${side}Label`),
    faultId: fault.id,
    announce,
    search: (query, signal) => search(side, query, signal),
    onQuery: (query) => dispatch({ type: "queried", side, query }),
    onChoose: (custodian) => dispatch({ type: "custodianChosen", side, custodian }),
    onFound: () => dispatch({ type: "found" }),
    onFailed: (error) => dispatch({ type: "failed", error }),
  });
  combobox.element.append(fault);
  let shownTypes = "";
  let shownFault: SideFault | null = null;

  return {
    element: h("div", "", combobox.element, types),
    retry: combobox.retry,
    dispose: combobox.dispose,
    update(state) {
      const { sideFault } = state;
      const { query, custodian, accountType } = state[side];
      combobox.update(query, custodian, sideFault === "custodian");
      setText(fault, sideFault === "custodian" ? texts("faultCustodian") : "");

      const offered = offeredTypes(state, side);
      if (offered.join() !== shownTypes) {
        choices.replaceChildren(
          ...offered.map((type) =>
            h(
              "label",
              "choice",
              h("input", {
                type: "radio",
                name: "account-type",
                value: type,
                onchange: () => dispatch({ type: "accountTypeChosen", side, accountType: type }),
              }),
              h("span", "", texts(type)),
            ),
          ),
        );
      }
      shownTypes = offered.join();
      types.hidden = !custodian;
      for (const input of choices.querySelectorAll("input")) input.checked = input.value === accountType;
      const isNone = custodian && offered.length === 0;
      setText(
        typeFault,
        isNone ? texts("typesNone") : sideFault === "accountType" ? texts("faultAccountType") : "",
      );

      // Whoever could not go on is led to what is missing.
      if (sideFault && sideFault !== shownFault) {
        ((sideFault === "accountType" && choices.querySelector("input")) || combobox.input).focus();
      }
      shownFault = sideFault;
    },
  };
}
