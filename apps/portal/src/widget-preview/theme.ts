export interface Theme {
  /** Custom properties such as `--svc-accent`. Others use the widget's defaults. */
  properties: Record<string, string>;
  scheme: "light" | "dark" | "auto";
  locale: "en" | "es";
  /** Name and privacy policy of the integrator; empty to omit. */
  organizationName: string;
  privacyUrl: string;
}

export const PREVIEW_PATH = "/portal/widget-preview.html";
