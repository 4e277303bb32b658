import { describe } from "@jest/globals";
import { testOrganizationBoundary } from "../organization-boundary.ts";
import { ROLLOVER_READS } from "./rollover-reads.ts";

describe("Rollover stores", () => {
  testOrganizationBoundary(ROLLOVER_READS);
});
