import { describe } from "@jest/globals";
import { testOrganizationBoundary } from "../organization-boundary.ts";
import { ROLLOVER_READS } from "./rollover-reads.ts";

describe("the stores of rollovers", () => {
  testOrganizationBoundary(ROLLOVER_READS);
});
