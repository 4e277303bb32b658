import { type LinkInfo, RequestError, type Status, type TrackApi } from "../api.ts";
import { parseBirthDate } from "../birth-date.ts";
import { createTitle, h } from "../dom.ts";
import type { Texts } from "../texts.ts";
import { createHelp } from "./help.ts";

const CODE_LENGTH = 6;

interface OpenView {
  api: TrackApi;
  texts: Texts;
  info: LinkInfo;
  /** True if the participant confirmed their identity before. */
  isSessionExpired: boolean;
  onOpened(status: Status): void;
}

export function createOpenView(view: OpenView): Node[] {
  const { texts, info, isSessionExpired } = view;
  const form = h("div");
  const method = info.acceptsDateOfBirth ? "birth" : info.acceptsCode ? "code" : null;
  if (method) showForm(form, view, method);
  else form.append(h("p", {}, texts("noMethod")));
  return [
    createTitle(texts("openTitle")),
    h("p", { class: "track-soft" }, texts(isSessionExpired ? "openAgain" : "openIntro")),
    form,
    createHelp(texts, info.organization),
    h("p", { class: "track-soft track-privacy" }, texts("privacy")),
  ];
}

function showForm(root: HTMLElement, view: OpenView, method: "birth" | "code"): void {
  root.replaceChildren(method === "birth" ? createBirthForm(root, view) : createCodeForm(root, view));
}

function createBirthForm(root: HTMLElement, view: OpenView): HTMLElement {
  const { texts, info } = view;
  const createPart = (name: "month" | "day" | "year", length: number) => {
    const id = `birth-${name}`;
    const input = h("input", {
      id,
      name,
      class: "track-input",
      inputmode: "numeric",
      autocomplete: `bday-${name}`,
      maxlength: length,
      size: length,
      "aria-describedby": "birth-hint",
    });
    return { input, element: h("div", {}, h("label", { for: id }, texts(name)), input) };
  };
  const [month, day, year] = [createPart("month", 2), createPart("day", 2), createPart("year", 4)];
  const inputs = [month.input, day.input, year.input];
  return createForm({
    texts,
    inputs,
    fields: h(
      "fieldset",
      { class: "track-field" },
      h("legend", {}, texts("birthDate")),
      h("p", { class: "track-soft", id: "birth-hint" }, texts("birthHint")),
      h("div", { class: "track-date-parts" }, month.element, day.element, year.element),
    ),
    buttonText: texts("open"),
    submit: async () => {
      const dateOfBirth = parseBirthDate(month.input.value, day.input.value, year.input.value);
      if (dateOfBirth === null) return texts("birthIssue");
      view.onOpened(await view.api.open({ dateOfBirth }));
      return null;
    },
    refusedText: texts(info.acceptsCode ? "refusedBirth" : "refusedBirthOnly"),
    alternative: info.acceptsCode && createLinkButton(texts("useCode"), () => switchForm(root, view, "code")),
  });
}

function createCodeForm(root: HTMLElement, view: OpenView, { isSent = false } = {}): HTMLElement {
  const { texts, api, info } = view;
  const alternative =
    info.acceptsDateOfBirth && createLinkButton(texts("useBirthDate"), () => switchForm(root, view, "birth"));
  const send = async () => {
    await api.sendCode();
    root.replaceChildren(createCodeForm(root, view, { isSent: true }));
    root.querySelector("input")?.focus();
    return null;
  };
  if (!isSent) {
    return createForm({
      texts,
      inputs: [],
      fields: h("p", { class: "track-soft" }, texts("sendCodeHint")),
      buttonText: texts("sendCode"),
      submit: send,
      refusedText: texts("offlineText"),
      alternative,
    });
  }
  const input = h("input", {
    id: "code",
    name: "code",
    class: "track-input",
    inputmode: "numeric",
    autocomplete: "one-time-code",
    size: 8,
    maxlength: 10,
  });
  return createForm({
    texts,
    inputs: [input],
    fields: h(
      "div",
      { class: "track-field" },
      h("p", { role: "status" }, texts("codeSent")),
      h("label", { for: "code" }, texts("code")),
      input,
    ),
    buttonText: texts("open"),
    submit: async () => {
      const code = input.value.replace(/\D/g, "");
      if (code.length !== CODE_LENGTH) return texts("codeIssue");
      view.onOpened(await api.open({ code }));
      return null;
    },
    refusedText: texts("refusedCode"),
    alternative: createLinkButton(texts("sendAgain"), () => switchForm(root, view, "code")),
  });
}

function switchForm(root: HTMLElement, view: OpenView, method: "birth" | "code"): void {
  showForm(root, view, method);
  root.querySelector<HTMLElement>("input, button")?.focus();
}

function createLinkButton(text: string, onclick: () => void): HTMLElement {
  return h("button", { type: "button", class: "track-link", onclick }, text);
}

interface FormOptions {
  texts: Texts;
  inputs: readonly HTMLInputElement[];
  fields: HTMLElement;
  buttonText: string;
  /** Returns an issue with the input, or null. */
  submit(): Promise<string | null>;
  /** Shown if the server rejects the participant's answer. */
  refusedText: string;
  alternative: HTMLElement | false | null;
}

function createForm({
  texts,
  inputs,
  fields,
  buttonText,
  submit,
  refusedText,
  alternative,
}: FormOptions): HTMLElement {
  const issue = h("p", { class: "track-issue", id: "issue", role: "alert" });
  const submitButton = h("button", { class: "track-button" }, buttonText);
  const showIssue = (text: string) => {
    issue.textContent = text;
    for (const input of inputs) {
      input.setAttribute("aria-invalid", "true");
      input.setAttribute("aria-errormessage", "issue");
    }
    inputs[0]?.focus();
  };
  const clearIssue = () => {
    issue.textContent = "";
    for (const input of inputs) {
      input.removeAttribute("aria-invalid");
      input.removeAttribute("aria-errormessage");
    }
  };
  let isBusy = false;
  const run = async () => {
    if (isBusy) return;
    isBusy = true;
    clearIssue();
    submitButton.textContent = texts("opening");
    try {
      const text = await submit();
      if (text !== null) showIssue(text);
    } catch (error) {
      showIssue(describeFailure(texts, error, refusedText));
    } finally {
      isBusy = false;
      submitButton.textContent = buttonText;
    }
  };
  return h(
    "form",
    {
      class: "track-form",
      novalidate: true,
      onsubmit: (event: Event) => {
        event.preventDefault();
        void run();
      },
    },
    fields,
    issue,
    submitButton,
    alternative,
  );
}

function describeFailure(texts: Texts, error: unknown, refusedText: string): string {
  const code = error instanceof RequestError ? error.code : "offline";
  if (code === "rate_limited") return texts("limited");
  return code === "offline" ? texts("offlineText") : refusedText;
}
