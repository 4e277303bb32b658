import { describe } from "@jest/globals";
import { EVIDENCE_READS } from "../evidence-reads.ts";
import { testOrganizationBoundary } from "../organization-boundary.ts";

describe("Request log and key usage stores", () => {
  testOrganizationBoundary(EVIDENCE_READS);
});
