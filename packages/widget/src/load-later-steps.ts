import { WidgetError } from "./api/widget-error.ts";
import { addEnglish } from "./strings/locales.ts";
import { addStyles } from "./styles/style-sheet.ts";

export type LaterSteps = typeof import("./later-steps.ts");

let loaded: LaterSteps | null = null;
let loading: Promise<void> | null = null;
/** What was loaded in vain, and how often. */
let failedUrl: string | null = null;
let failures = 0;

/** The steps behind the choice of both companies, once they are there. */
export function laterSteps(): LaterSteps | null {
  return loaded;
}

/**
 * Loads them, with their texts and styles; however many ask, it is done once. May be called again after it failed.
 *
 * @throws WidgetError `network_error`, when the file cannot be had
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
      // Of the browsers, all but Safari name the file.
      failedUrl = /\bhttps?:\S+/.exec(String(cause))?.[0] ?? null;
      throw new WidgetError(
        "network_error",
        "A part of the widget could not be loaded. Does svc-rollover-widget.steps.js lie beside svc-rollover-widget.js?",
        { cause },
      );
    },
  );
  return loading;
}

/** Firefox remembers of an address that it could not be loaded, until the page goes. */
function fetchSteps(): Promise<LaterSteps> {
  if (!failedUrl) return import("./later-steps.ts");
  const url = new URL(failedUrl);
  url.search = `again=${failures}`;
  return import(/* @vite-ignore */ /* webpackIgnore: true */ url.href);
}
