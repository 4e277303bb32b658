import { describe } from "@jest/globals";
import { testOrganizationBoundary } from "../organization-boundary.ts";
import { APPROVAL_READS } from "./approval-reads.ts";

describe("Approval store", () => {
  testOrganizationBoundary(APPROVAL_READS);
});
