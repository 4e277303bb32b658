import { describe } from "@jest/globals";
import { testOrganizationBoundary } from "../organization-boundary.ts";
import { CONSENT_READS } from "./consent-reads.ts";

describe("Consent store", () => {
  testOrganizationBoundary(CONSENT_READS);
});
