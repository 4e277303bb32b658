import { describe } from "@jest/globals";
import { testOrganizationBoundary } from "../organization-boundary.ts";
import { TAX_FILING_READS } from "./tax-filing-reads.ts";

describe("Tax filing stores", () => {
  testOrganizationBoundary(TAX_FILING_READS);
});
