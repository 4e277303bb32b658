import { describe } from "@jest/globals";
import { testOrganizationBoundary } from "../organization-boundary.ts";
import { KEY_READS } from "./key-reads.ts";

describe("the stores of API keys", () => {
  testOrganizationBoundary(KEY_READS);
});
