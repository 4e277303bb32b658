import type { WidgetError } from "../api/widget-error.ts";
import type { Outcome } from "../state/completion.ts";
import { getSteps, isFinished, type State, type Step } from "../state/state.ts";
import type { StringName } from "../strings/en.ts";
import type { Texts } from "../strings/texts.ts";
import { countDown, formatClock } from "./countdown.ts";
import { createIcon, h, setAttribute, setText } from "./dom.ts";
import { canRetry, getProblemText } from "./problem.ts";
import type { View } from "./view.ts";

const DOUBLE_CLICK_MS = 250;

/** The last step shows an outcome: `received` if none is reported. */
type Scene = Exclude<Step, "done"> | Outcome | "received";

const SCENE_TEXTS: Readonly<
  Record<Scene, [title: StringName, intro: StringName, button: StringName, sign?: string]>
> = {
  source: ["sourceTitle", "sourceIntro", "continue"],
  destination: ["destinationTitle", "destinationIntro", "continue"],
  details: ["detailsTitle", "detailsIntro", "continue"],
  review: ["reviewTitle", "reviewIntro", "create"],
  received: ["receivedTitle", "receivedText", "doneClose", "✓"],
  submitted: ["submittedTitle", "submittedText", "doneClose", "✓"],
  needs_review: ["needsReviewTitle", "needsReviewText", "doneClose", "…"],
  failed: ["failedTitle", "failedText", "retry", "!"],
};

function getScene({ step, completion }: State): Scene {
  return step === "done" ? (completion?.outcome ?? "received") : step;
}

interface ShellOptions {
  texts: Texts;
  /** Name of the integrator. */
  organization: string | null;
  isTest: boolean;
  canClose: boolean;
  onSubmit(): void;
  onBack(): void;
  onRetry(): void;
  onClose(): void;
}

export interface Shell {
  readonly element: HTMLElement;
  show(view: View): void;
  update(state: State): void;
  block(problem: WidgetError): void;
  focusHeading(): void;
  announce(text: string): void;
}

export function createShell({ texts, organization, isTest, canClose, ...options }: ShellOptions): Shell {
  const progress = h("p", "progress");
  const bar = h("div", { class: "bar", "aria-hidden": "true" });
  const heading = h("h3", { tabindex: "-1" });
  const intro = h("p", "intro");
  const alert = h("div", { role: "alert" });
  const status = h("div", { role: "status", class: "unseen" });
  const stage = h("div", "stage");
  const slowNote = h("p", "intro");
  const body = h("div", "body", progress, bar, heading, intro, alert, stage, slowNote);
  const back = h(
    "button",
    { class: "button", part: "button", type: "button", onclick: options.onBack },
    texts("back"),
  );
  const primary = h("button", {
    class: "button primary",
    part: "button-primary",
    onclick: ignoreDoubleClick,
  });
  const submit = (event: Event) => {
    event.preventDefault();
    if (!isWaiting) options.onSubmit();
  };
  const close = h(
    "button",
    { class: "close", type: "button", "aria-label": texts("close"), onclick: options.onClose },
    createIcon("close"),
  );
  const element = h(
    "div",
    { class: "panel", part: "panel", lang: texts.locale },
    h(
      "div",
      { class: "header", part: "header" },
      h(
        "h2",
        { id: "title" },
        texts("title"),
        organization && " ",
        organization && h("span", "by", texts("offeredBy", { organization })),
      ),
      isTest && h("span", "badge", texts("testMode")),
      canClose && close,
    ),
    h("form", { novalidate: true, onsubmit: submit }, body, h("div", "footer", back, primary)),
    status,
  );
  let clickedAt = 0;
  let shownProblem: WidgetError | null = null;
  /** True while a retry must wait for `Retry-After`. */
  let isWaiting = false;
  let shownStep: Step = "source";
  let stopCountdown = () => {};

  /** The second click of a double click would press the button of the next step. */
  function ignoreDoubleClick(event: MouseEvent): void {
    if (event.detail > 1 && event.timeStamp - clickedAt < DOUBLE_CLICK_MS) event.preventDefault();
    clickedAt = event.timeStamp;
  }

  function showProblem(problem: WidgetError | null): void {
    if (problem === shownProblem) return;
    shownProblem = problem;
    stopCountdown();
    isWaiting = false;
    alert.replaceChildren(...(problem ? [createProblem(problem)] : []));
    if (problem) alert.scrollIntoView({ block: "nearest" });
  }

  function createProblem(problem: WidgetError): HTMLElement {
    const { requestId, retryAfter } = problem;
    const retry = h("button", { class: "link", type: "button" }, texts("retry"));
    retry.addEventListener("click", () => retry.ariaDisabled || options.onRetry());
    if (retryAfter && canRetry(problem)) {
      stopCountdown = countDown(retryAfter, (secondsLeft) => {
        isWaiting = secondsLeft > 0 && shownStep === "review";
        setAttribute(retry, "aria-disabled", secondsLeft > 0 && "true");
        setText(
          retry,
          secondsLeft > 0 ? texts("retryIn", { time: formatClock(secondsLeft) }) : texts("retry"),
        );
      });
    }
    return h(
      "div",
      "problem",
      createIcon("alert"),
      h(
        "div",
        "",
        h("p", "", getProblemText(texts, problem)),
        requestId && h("p", "reference", texts("reference", { id: requestId })),
        canRetry(problem) && retry,
      ),
    );
  }

  return {
    element,
    show(view) {
      stage.replaceChildren(view.element);
      body.scrollTop = 0;
    },
    update(state) {
      const { step, isSending, isSlow, problem, settings, accountId } = state;
      const scene = getScene(state);
      const [title, text, button, sign] = SCENE_TEXTS[scene];
      const steps = getSteps(settings);
      const stepIndex = steps.indexOf(step);
      // The last step, `done`, does not count.
      const countedSteps = steps.length - 1;
      setText(
        progress,
        stepIndex < countedSteps ? texts("progress", { step: stepIndex + 1, steps: countedSteps }) : "",
      );
      bar.replaceChildren(
        ...steps.slice(1).map((_, index) => h("span", { class: index <= stepIndex ? "past" : "ahead" })),
      );
      setText(heading, texts(title));
      setText(intro, texts(text));
      setAttribute(element, "data-scene", scene);
      setAttribute(heading, "data-sign", sign);
      shownStep = step;
      showProblem(problem);

      setText(slowNote, isSlow ? texts("slow") : "");
      if (isSlow) slowNote.scrollIntoView({ block: "nearest" });
      back.hidden = stepIndex === 0 || isFinished(state);
      for (const button of [back, primary]) setAttribute(button, "aria-disabled", isSending && "true");
      setAttribute(primary, "aria-busy", isSending && "true");
      setText(primary, texts(isSending ? (accountId ? "submitting" : "creating") : button));
    },
    block(problem) {
      setAttribute(element, "data-blocked", true);
      showProblem(problem);
    },
    focusHeading: () => heading.focus(),
    announce: (text) => setText(status, text),
  };
}
