export interface Theme {
  /** Custom properties such as `--svc-accent`. Others use the widget's defaults. */
  properties: Record<string, string>;
  scheme: "light" | "dark" | "auto";
  locale: "en" | "es";
}

export const PREVIEW_PATH = "/portal/widget-preview.html";
