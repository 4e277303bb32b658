import { describe } from "@jest/globals";
import { testOrganizationBoundary } from "../organization-boundary.ts";
import { ACCOUNT_READS } from "./account-reads.ts";

describe("Account stores", () => {
  testOrganizationBoundary(ACCOUNT_READS);
});
