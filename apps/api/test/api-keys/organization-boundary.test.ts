import { describe } from "@jest/globals";
import { testOrganizationBoundary } from "../organization-boundary.ts";
import { KEY_READS } from "./key-reads.ts";

describe("API key stores", () => {
  testOrganizationBoundary(KEY_READS);
});
