import { describe } from "@jest/globals";
import { testOrganizationBoundary } from "../organization-boundary.ts";
import { WEBHOOK_READS } from "./webhook-store-reads.ts";

describe("Webhook and event stores", () => {
  testOrganizationBoundary(WEBHOOK_READS);
});
