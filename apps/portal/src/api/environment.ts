/** The server writes it into the page. */
export const ENVIRONMENT: "test" | "live" =
  document.documentElement.dataset.environment === "live" ? "live" : "test";
