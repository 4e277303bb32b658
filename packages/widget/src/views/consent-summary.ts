import type { State } from "../state/state.ts";
import type { Texts } from "../strings/texts.ts";
import { h } from "./dom.ts";

export function createConsentSummary(texts: Texts, state: State): HTMLElement | null {
  const { consent } = state;
  if (!consent) return null;
  const print = h("button", { type: "button", class: "link" }, texts("print"));
  print.addEventListener("click", () => printConsent(texts, state));
  return h(
    "details",
    "agreed",
    h("summary", "", texts("agreedTitle")),
    h("p", "hint", texts("agreedOn", { time: formatTime(texts, consent.givenAt) })),
    createStatementList(state),
    print,
  );
}

function createStatementList({ consent }: State): HTMLElement {
  return h(
    "ul",
    "",
    ...(consent?.body.statements ?? []).map(({ text, url, language }) =>
      h("li", { lang: language }, text, url && h("span", "aliases", url)),
    ),
  );
}

function formatTime({ locale }: Texts, time: number): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: "long", timeStyle: "short" }).format(time);
}

/** The frame has no URL, so it inherits the page's content security policy and loads nothing. */
function printConsent(texts: Texts, state: State): void {
  const { consent, source, destination, completion } = state;
  const frame = h("iframe", { hidden: true, title: texts("agreedTitle") });
  document.body.append(frame);
  const { contentWindow, contentDocument } = frame;
  if (!contentWindow || !contentDocument || !consent) return;
  const createLine = (name: string, value: string | null | undefined) =>
    value ? h("p", "", `${name}: `, h("strong", "", value)) : null;
  const formatSide = ({ custodian, accountType }: State["source"]) =>
    [custodian?.name, accountType && texts(accountType)].filter(Boolean).join(", ");
  contentDocument.documentElement.lang = texts.locale;
  contentDocument.title = texts("agreedTitle");
  contentDocument.body.append(
    h("h1", "", texts("agreedTitle")),
    h("p", "", texts("agreedOn", { time: formatTime(texts, consent.givenAt) })),
    ...[
      createLine(texts("yourReference"), completion?.reference),
      createLine(texts("reviewFrom"), formatSide(source)),
      createLine(texts("reviewTo"), formatSide(destination)),
    ].filter((line) => line !== null),
    createStatementList(state),
    ...(consent.id === null ? [] : [h("p", "", texts("reference", { id: consent.id }))]),
  );
  contentWindow.addEventListener("afterprint", () => frame.remove());
  contentWindow.focus();
  contentWindow.print();
}
