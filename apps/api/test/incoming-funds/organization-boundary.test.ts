import { describe } from "@jest/globals";
import { testOrganizationBoundary } from "../organization-boundary.ts";
import { INCOMING_FUNDS_READS } from "./incoming-funds-reads.ts";

describe("Incoming funds stores", () => {
  testOrganizationBoundary(INCOMING_FUNDS_READS);
});
