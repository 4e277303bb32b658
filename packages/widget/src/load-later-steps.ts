import { WidgetError } from "./api/widget-error.ts";
import { addEnglish } from "./strings/locales.ts";
import { addStyles } from "./styles/style-sheet.ts";

type LaterSteps = typeof import("./later-steps.ts");

let loaded: LaterSteps | null = null;
let loading: Promise<void> | null = null;
let failedUrl: string | null = null;
let failures = 0;

export function getLaterSteps(): LaterSteps | null {
  return loaded;
}

/**
 * Loads the later steps once. Can be called again after an error.
 *
 * @throws WidgetError `network_error`
 */
export function loadLaterSteps(): Promise<void> {
  loading ??= fetchSteps().then(
    (steps) => {
      addEnglish(steps.laterEn);
      addStyles(steps.CARDS);
      loaded = steps;
    },
    (cause: unknown) => {
      loading = null;
      failures += 1;
      // All browsers except Safari include the file's URL in the error.
      failedUrl = /\bhttps?:\S+/.exec(String(cause))?.[0] ?? null;
      throw new WidgetError(
        "network_error",
        "Failed to load part of the widget. Put svc-rollover-widget.steps.js next to svc-rollover-widget.js.",
        { cause },
      );
    },
  );
  return loading;
}

/** Retries with another URL, because Firefox caches a failed import until the page unloads. */
function fetchSteps(): Promise<LaterSteps> {
  if (!failedUrl) return import("./later-steps.ts");
  const url = new URL(failedUrl);
  url.search = `again=${failures}`;
  return import(/* @vite-ignore */ /* webpackIgnore: true */ url.href);
}
