import type { Status } from "../api.ts";
import { createTitle, h } from "../dom.ts";
import { findText, type Texts } from "../texts.ts";
import { createHelp } from "./help.ts";
import type { StatusView } from "./status-view.ts";
import { createTaskCard } from "./task.ts";

export function createStatusView(view: StatusView): (Node | null)[] {
  const { texts, status, notice } = view;
  const { source, destination } = status;
  const stateText = findText(`state_${findStage(status)}`);
  return [
    notice ? h("p", { class: "track-notice", role: "status" }, notice) : null,
    createTitle(stateText ? texts(stateText, { source, destination }) : texts("title")),
    h(
      "dl",
      { class: "track-route" },
      h("div", {}, h("dt", {}, texts("from")), h("dd", {}, source)),
      h("div", {}, h("dt", {}, texts("to")), h("dd", {}, destination)),
    ),
    createTaskCard(view),
    createNext(texts, status),
    createSteps(texts, status),
    createMoney(texts, status),
    createDocuments(view),
    createHelp(texts, status.organization),
    createMessages(view),
    h("p", { class: "track-soft track-privacy" }, texts("privacy")),
  ];
}

const findStage = ({ state, money }: Status): string => (money.awaitsRest ? "partly_received" : state);

function createNext(texts: Texts, status: Status): HTMLElement {
  const { source, destination, state, isOver, dueOn, task } = status;
  const hasEndedEarly = isOver && state !== "completed";
  const name = hasEndedEarly ? "next_over" : findText(`next_${findStage(status)}`);
  return h(
    "section",
    { class: "track-section" },
    h("h2", {}, texts("next")),
    name && h("p", {}, texts(name, { source, destination })),
    dueOn && !task && h("p", { class: "track-due" }, texts("by", { day: texts.day(dueOn) })),
  );
}

function createSteps(texts: Texts, { steps, source, destination }: Status): HTMLElement {
  const describe = ({ status, doneOn }: Status["steps"][number]) => {
    if (status !== "done") return texts(status);
    return doneOn ? texts("doneOn", { day: texts.day(doneOn) }) : texts("done");
  };
  return h(
    "section",
    { class: "track-section" },
    h("h2", {}, texts("steps")),
    h(
      "ol",
      { class: "track-steps" },
      ...steps.map((one) => {
        const name = findText(`step_${one.step}`);
        return h(
          "li",
          { "data-status": one.status, "aria-current": one.status === "current" && "step" },
          h("span", { class: "track-step" }, name ? texts(name, { source, destination }) : one.step),
          h("span", { class: "track-soft" }, describe(one)),
        );
      }),
    ),
  );
}

function createMoney(texts: Texts, { money, source, destination }: Status): HTMLElement | null {
  const names = { source, destination };
  const rows: [label: string, amount: string | null][] = [
    [texts("moneySent", names), money.sent],
    [texts("moneyReceived", names), money.received],
    [texts("moneyPosted", names), money.posted],
  ];
  const shown = rows.filter(([, amount]) => amount !== null && amount !== "0.00");
  if (shown.length === 0) return null;
  return h(
    "section",
    { class: "track-section" },
    h("h2", {}, texts("money")),
    h(
      "dl",
      { class: "track-money" },
      ...shown.map(([label, amount]) =>
        h("div", {}, h("dt", {}, label), h("dd", {}, texts.money(amount ?? "0"))),
      ),
    ),
  );
}

function createDocuments({ api, texts, status, onFailed }: StatusView): HTMLElement | null {
  const { documents, hasConsent } = status;
  if (documents.length === 0 && !hasConsent) return null;
  const save = async () => {
    try {
      const href = URL.createObjectURL(await api.readConsent());
      h("a", { href, download: "consent.pdf" }).click();
    } catch (error) {
      onFailed(error);
    }
  };
  return h(
    "section",
    { class: "track-section" },
    h("h2", {}, texts("documents")),
    documents.length > 0 &&
      h(
        "ul",
        { class: "track-documents" },
        ...documents.map(({ type, status: documentStatus, providedOn }) => {
          const statusText = findText(`status_${documentStatus}`);
          const receivedOn = documentStatus === "provided" ? providedOn : null;
          return h(
            "li",
            {},
            h("span", {}, texts(findText(`document_${type}`) ?? "document_other")),
            h(
              "span",
              { class: "track-soft" },
              receivedOn
                ? texts("receivedOn", { day: texts.day(receivedOn) })
                : statusText && texts(statusText),
            ),
          );
        }),
      ),
    hasConsent && h("button", { type: "button", class: "track-link", onclick: save }, texts("consent")),
  );
}

function createMessages({ api, texts, status, onChanged, onFailed }: StatusView): HTMLElement | null {
  const { hasMessages } = status;
  if (hasMessages === null) return null;
  const change = () => {
    const notice = texts(hasMessages ? "messagesOff" : "messagesOn");
    api.setMessages(!hasMessages).then((next) => onChanged(next, notice), onFailed);
  };
  return h(
    "section",
    { class: "track-section" },
    h("h2", {}, texts("messages")),
    h("p", {}, texts(hasMessages ? "messagesOn" : "messagesOff")),
    h(
      "button",
      { type: "button", class: "track-link", onclick: change },
      texts(hasMessages ? "stopMessages" : "startMessages"),
    ),
  );
}
