import { describe } from "@jest/globals";
import { testOrganizationBoundary } from "../organization-boundary.ts";
import { NIGO_READS } from "./nigo-reads.ts";

describe("NIGO stores", () => {
  testOrganizationBoundary(NIGO_READS);
});
