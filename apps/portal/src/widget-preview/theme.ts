export interface Theme {
  /** Custom CSS properties such as `--svc-accent`. Omitted properties have the widget's defaults. */
  properties: Record<string, string>;
  scheme: "light" | "dark" | "auto";
  locale: "en" | "es";
  /** Name and privacy policy of the integrator; empty to omit. */
  organizationName: string;
  privacyUrl: string;
}

export const PREVIEW_PATH = "/portal/widget-preview.html";
