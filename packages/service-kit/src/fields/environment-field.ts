import { enumField } from "./enum-field.ts";

export const environmentField = enumField("Environment", "The environment that it lives in.", {
  test: "For trying out: custodians of the sandbox, no real money.",
  live: "For real.",
});
