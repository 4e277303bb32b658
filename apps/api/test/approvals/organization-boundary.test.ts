import { describe } from "@jest/globals";
import { testOrganizationBoundary } from "../organization-boundary.ts";
import { APPROVAL_READS } from "./approval-reads.ts";

describe("the store of approvals", () => {
  testOrganizationBoundary(APPROVAL_READS);
});
