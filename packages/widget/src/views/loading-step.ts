import { toWidgetError } from "../api/widget-error.ts";
import { loadLaterSteps } from "../load-later-steps.ts";
import { h, setText } from "./dom.ts";
import type { View, ViewContext } from "./view.ts";

/**
 * Creates a placeholder until a step is loaded.
 *
 * @param enterStep replaces it with the step
 */
export function makeLoadingStep({ texts, dispatch }: ViewContext, enterStep: () => void): View {
  const wait = h("p", "note");
  let isPending = false;
  let isGone = false;

  async function load(): Promise<void> {
    if (isPending) return;
    isPending = true;
    setText(wait, texts("creating"));
    const error = await loadLaterSteps().then(() => null, toWidgetError);
    isPending = false;
    if (isGone) return;
    setText(wait, "");
    if (!error) enterStep();
    dispatch(error ? { type: "failed", error } : { type: "found" });
  }

  void load();
  return {
    element: h("div", "", wait),
    isLoading: true,
    update() {},
    retry: () => void load(),
    dispose() {
      isGone = true;
    },
  };
}
