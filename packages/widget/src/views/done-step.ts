import { buildMilestones } from "../state/milestones.ts";
import { isFinished, type State } from "../state/state.ts";
import { createConsentSummary } from "./consent-summary.ts";
import { createSlot, h } from "./dom.ts";
import { createFromToCards } from "./from-to-cards.ts";
import { createSupport } from "./support.ts";
import type { View, ViewContext } from "./view.ts";

export function createDoneStep({ texts }: ViewContext, state: State): View {
  const { completion, source, destination, settings } = state;
  const { reference, message, trackingUrl } = completion ?? {};
  const names = { source: source.custodian?.name ?? "", destination: destination.custodian?.name ?? "" };
  const milestones = isFinished(state) ? buildMilestones(state) : [];
  return {
    element: h(
      "div",
      "",
      message && h("p", "message", message),
      reference && h("p", "card line", texts("yourReference"), h("strong", "reference", reference)),
      trackingUrl &&
        isFinished(state) &&
        h(
          "p",
          "",
          h("a", { href: trackingUrl, target: "_blank", rel: "noopener noreferrer" }, texts("track")),
        ),
      milestones.length > 0 && h("h4", "", texts("nextTitle")),
      milestones.length > 0 &&
        h(
          "ol",
          "milestones",
          ...milestones.map(({ text, days }) =>
            h("li", "", texts(text, names), days && h("span", "hint", texts.formatDays(days))),
          ),
        ),
      createSupport(texts, settings.support),
      isFinished(state) && createConsentSummary(texts, state),
      isFinished(state) && createSlot("done", texts.locale),
      createFromToCards(texts, state),
    ),
    update() {},
  };
}
