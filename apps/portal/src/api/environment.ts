/** The server writes the environment into the page. */
export const ENVIRONMENT: "test" | "live" =
  document.documentElement.dataset.environment === "live" ? "live" : "test";
