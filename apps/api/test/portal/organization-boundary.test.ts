import { describe } from "@jest/globals";
import { EVIDENCE_READS } from "../evidence-reads.ts";
import { testOrganizationBoundary } from "../organization-boundary.ts";

describe("the stores of the request log and of key usage", () => {
  testOrganizationBoundary(EVIDENCE_READS);
});
