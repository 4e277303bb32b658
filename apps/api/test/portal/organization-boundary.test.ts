import { describe } from "@jest/globals";
import { testOrganizationBoundary } from "../organization-boundary.ts";
import { EVIDENCE_READS } from "../evidence-reads.ts";

describe("the stores of the request log and of key usage", () => {
  testOrganizationBoundary(EVIDENCE_READS);
});
