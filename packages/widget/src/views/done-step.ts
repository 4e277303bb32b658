import { buildMilestones } from "../state/milestones.ts";
import { isFinished, type State, type Support } from "../state/state.ts";
import type { Texts } from "../strings/texts.ts";
import { createConsentSummary } from "./consent-summary.ts";
import { createSlot, h } from "./dom.ts";
import { createRoute } from "./route.ts";
import type { View, ViewContext } from "./view.ts";

export function createDoneStep({ texts }: ViewContext, state: State): View {
  const { completion, source, destination, settings } = state;
  const { reference, message, trackingUrl } = completion ?? {};
  const names = { source: source.custodian?.name ?? "", destination: destination.custodian?.name ?? "" };
  const steps = isFinished(state) ? buildMilestones(state) : [];
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
      steps.length > 0 && h("h4", "", texts("nextTitle")),
      steps.length > 0 &&
        h(
          "ol",
          "milestones",
          ...steps.map(({ text, days }) =>
            h("li", "", texts(text, names), days && h("span", "hint", texts.days(days))),
          ),
        ),
      createSupport(texts, settings.support),
      isFinished(state) && createConsentSummary(texts, state),
      isFinished(state) && createSlot("done", texts.locale),
      createRoute(texts, state),
    ),
    update() {},
  };
}

function createSupport(texts: Texts, { phone, email, url }: Support): HTMLElement | null {
  const links = [
    phone && h("a", { href: `tel:${phone.replace(/[^+\d]/g, "")}`, dir: "ltr" }, phone),
    email && h("a", { href: `mailto:${encodeURIComponent(email).replace("%40", "@")}` }, email),
    url && h("a", { href: url, target: "_blank", rel: "noopener" }, texts("supportPage")),
  ].filter((link) => link instanceof HTMLElement);
  return links.length > 0
    ? h("p", "support", texts("supportAsk"), ...links.flatMap((link) => [" ", link]))
    : null;
}
