import { milestonesOf } from "../state/milestones.ts";
import { isOver, type State } from "../state/state.ts";
import { makeAgreed } from "./agreed.ts";
import { h, slotOf } from "./dom.ts";
import { makeRoute } from "./route.ts";
import { makeSupport } from "./support.ts";
import type { View, ViewContext } from "./view.ts";

/** Creates the last step: outcome, next events and support. */
export function makeDoneStep({ texts }: ViewContext, state: State): View {
  const { completion, source, destination, settings } = state;
  const { reference, message } = completion ?? {};
  const names = { source: source.custodian?.name ?? "", destination: destination.custodian?.name ?? "" };
  const steps = isOver(state) ? milestonesOf(state) : [];
  return {
    element: h(
      "div",
      "",
      message && h("p", "message", message),
      reference && h("p", "card line", texts("yourReference"), h("strong", "reference", reference)),
      steps.length > 0 && h("h4", "", texts("nextTitle")),
      steps.length > 0 &&
        h(
          "ol",
          "milestones",
          ...steps.map(({ text, days }) =>
            h("li", "", texts(text, names), days && h("span", "hint", texts.days(days))),
          ),
        ),
      makeSupport(texts, settings.support),
      isOver(state) && makeAgreed(texts, state),
      isOver(state) && slotOf("done", texts.locale),
      makeRoute(texts, state),
    ),
    update() {},
  };
}
