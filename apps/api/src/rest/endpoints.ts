import type { AnyEndpoint } from "@svc/service-kit";
import type { ApiContext } from "../context.ts";
import { createAccountEndpoint } from "./accounts/create-account.ts";
import { getAccountEndpoint } from "./accounts/get-account.ts";
import { listAccountsEndpoint } from "./accounts/list-accounts.ts";
import { getCurrentApiKeyEndpoint } from "./api-keys/get-current-api-key.ts";
import { rotateApiKeyEndpoint } from "./api-keys/rotate-api-key.ts";
import { getCustodianEndpoint } from "./custodians/get-custodian.ts";
import { listCustodiansEndpoint } from "./custodians/list-custodians.ts";
import { checkEligibilityEndpoint } from "./rollovers/check-eligibility.ts";
import { createRolloverEndpoint } from "./rollovers/create-rollover.ts";
import { executeActionEndpoint } from "./rollovers/execute-action.ts";
import { getRolloverEndpoint } from "./rollovers/get-rollover.ts";
import { getRolloverStateEndpoint } from "./rollovers/get-rollover-state.ts";
import { listActionsEndpoint } from "./rollovers/list-actions.ts";
import { listRolloversEndpoint } from "./rollovers/list-rollovers.ts";
import { listTimelineEndpoint } from "./rollovers/list-timeline.ts";
import { updateRolloverEndpoint } from "./rollovers/update-rollover.ts";

/** Every REST endpoint of the API. */
export const endpoints: readonly AnyEndpoint<ApiContext>[] = [
  listRolloversEndpoint,
  createRolloverEndpoint,
  checkEligibilityEndpoint,
  getRolloverEndpoint,
  updateRolloverEndpoint,
  getRolloverStateEndpoint,
  listActionsEndpoint,
  executeActionEndpoint,
  listTimelineEndpoint,
  listAccountsEndpoint,
  createAccountEndpoint,
  getAccountEndpoint,
  listCustodiansEndpoint,
  getCustodianEndpoint,
  getCurrentApiKeyEndpoint,
  rotateApiKeyEndpoint,
];
