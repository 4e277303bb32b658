import { describe } from "@jest/globals";
import { testOrganizationBoundary } from "../organization-boundary.ts";
import { ACCOUNT_READS } from "./account-reads.ts";

describe("the stores of accounts", () => {
  testOrganizationBoundary(ACCOUNT_READS);
});
