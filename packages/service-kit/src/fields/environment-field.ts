import { enumField } from "./enum-field.ts";

export const environmentField = enumField("Environment", "The environment of the object.", {
  test: "For testing: sandbox custodians and no real money.",
  live: "For production.",
});
