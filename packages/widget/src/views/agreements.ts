import { buildAgreements, getAgreementKey } from "../state/consent.ts";
import type { State } from "../state/state.ts";
import type { Agreement } from "../state/statements.ts";
import { h, setAttribute, setText } from "./dom.ts";
import type { ViewContext } from "./view.ts";

interface Agreements {
  readonly element: HTMLElement;
  update(state: State): void;
  /** If an agreement is unchecked, focuses it and returns null. */
  read(): readonly Agreement[] | null;
}

export function createAgreements({ texts, dispatch }: ViewContext, state: State): Agreements {
  let current = state;
  let wasSubmitted = false;
  const rows = buildAgreements(state, texts).map((agreement, index) => createRow(agreement, index));

  function createRow(agreement: Agreement, index: number) {
    const { text, url } = agreement;
    const key = getAgreementKey(state, agreement);
    const id = `agree-${index}`;
    const errorElement = h("p", { class: "fault", id: `${id}-fault` });
    const box = h("input", {
      type: "checkbox",
      id,
      required: true,
      "aria-describedby": errorElement.id,
      onchange: () => dispatch({ type: "agreed", key, isAgreed: box.checked }),
    });
    const link =
      url &&
      h(
        "a",
        { href: url, target: "_blank", rel: "noopener noreferrer" },
        texts("readTerms"),
        h("span", "unseen", ` (${texts("opensTab")})`),
      );
    const element = h(
      "div",
      "agreement",
      h("label", { for: id }, box, h("span", "", text)),
      link,
      errorElement,
    );
    return { agreement, key, box, errorElement, element };
  }

  function render(): void {
    for (const { key, box, errorElement } of rows) {
      const isAgreed = current.agreed.includes(key);
      if (box.checked !== isAgreed) box.checked = isAgreed;
      const isMissing = wasSubmitted && !isAgreed;
      setAttribute(box, "aria-invalid", isMissing && "true");
      setText(errorElement, isMissing ? texts("faultAgree") : "");
    }
  }

  return {
    element: h(
      "fieldset",
      { class: "agreements", hidden: rows.length === 0 },
      h("legend", "", texts("agreeTitle")),
      ...rows.map(({ element }) => element),
    ),
    update(next) {
      current = next;
      render();
    },
    read() {
      const missing = rows.find(({ key }) => !current.agreed.includes(key));
      wasSubmitted = true;
      render();
      missing?.box.focus();
      return missing ? null : rows.map(({ agreement }) => agreement);
    },
  };
}
