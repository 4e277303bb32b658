import { toWidgetError } from "../api/widget-error.ts";
import { loadLaterSteps } from "../load-later-steps.ts";
import { h, setText } from "./dom.ts";
import type { View, ViewContext } from "./view.ts";

export function createLoadingStep({ texts, dispatch }: ViewContext, enterStep: () => void): View {
  const message = h("p", "note");
  let isPending = false;
  let isDisposed = false;

  async function load(): Promise<void> {
    if (isPending) return;
    isPending = true;
    setText(message, texts("creating"));
    const error = await loadLaterSteps().then(() => null, toWidgetError);
    isPending = false;
    if (isDisposed) return;
    setText(message, "");
    if (!error) enterStep();
    dispatch(error ? { type: "failed", error } : { type: "resolved" });
  }

  void load();
  return {
    element: h("div", "", message),
    isLoading: true,
    update() {},
    retry: () => void load(),
    dispose() {
      isDisposed = true;
    },
  };
}
