import { stopMessages } from "../api.ts";
import { createTitle, h } from "../dom.ts";
import { createFrame, showView } from "../frame.ts";
import { createTexts, type Language } from "../texts.ts";

/** Asks before it stops messages, because mail scanners open links. */
export function startStopPage(root: HTMLElement, token: string): void {
  let language: Language = navigator.language.startsWith("es") ? "es" : "en";
  let step: "ask" | "done" | "failed" = "ask";
  const stop = async () => {
    try {
      await stopMessages(token);
      step = "done";
    } catch {
      step = "failed";
    }
    render();
  };
  const render = () => {
    const texts = createTexts(language);
    const button = h("button", { type: "button", class: "track-button", onclick: stop }, texts("stopButton"));
    const views = {
      ask: [createTitle(texts("stopTitle")), h("p", {}, texts("stopText")), button],
      done: [createTitle(texts("stoppedTitle")), h("p", {}, texts("stoppedText"))],
      failed: [createTitle(texts("offlineTitle")), h("p", {}, texts("offlineText")), button],
    };
    const frame = {
      texts,
      // The environment is unknown here. With `live`, the header has no test notice.
      environment: "live",
      organizationName: null,
      logoUrl: null,
      onLanguage(next: Language) {
        language = next;
        render();
      },
    };
    showView(root, texts, { elements: createFrame(frame, ...views[step]) });
  };
  render();
}
