import { describe } from "@jest/globals";
import { testOrganizationBoundary } from "../organization-boundary.ts";
import { WEBHOOK_READS } from "./webhook-store-reads.ts";

describe("the stores of webhooks and events", () => {
  testOrganizationBoundary(WEBHOOK_READS);
});
