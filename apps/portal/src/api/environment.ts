/** Written into the page by the server. */
export const ENVIRONMENT: "test" | "live" =
  document.documentElement.dataset.environment === "live" ? "live" : "test";
