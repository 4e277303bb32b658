/** The environment of this deployment, as the server wrote it into the page. It is never mixed with the other. */
export const ENVIRONMENT: "test" | "live" =
  document.documentElement.dataset.environment === "live" ? "live" : "test";
