import { enumField } from "./enum-field.ts";

/** The environment that a thing lives in. */
export const environmentField = enumField("Environment", "The environment that it lives in.", {
  test: "For trying out: custodians of the sandbox, no real money.",
  live: "For real.",
});
