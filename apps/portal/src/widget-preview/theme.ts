/** What a page may set of the widget's looks: custom properties, and attributes. */
export interface Theme {
  /** `--svc-accent` and others; what is not there is the widget's own. */
  properties: Record<string, string>;
  scheme: "light" | "dark" | "auto";
  locale: "en" | "es";
}

/** Where the preview is, within the portal. */
export const PREVIEW_PATH = "/portal/widget-preview.html";
