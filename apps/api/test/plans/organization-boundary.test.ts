import { describe } from "@jest/globals";
import { testOrganizationBoundary } from "../organization-boundary.ts";
import { PLAN_READS } from "./plan-reads.ts";

describe("Plan stores", () => {
  testOrganizationBoundary(PLAN_READS);
});
