import type { Environment } from "@svc/keys";
import type { AnyEndpoint } from "@svc/service-kit";
import type { ApiContext } from "../context.ts";
import { createAccountEndpoint } from "./accounts/create-account.ts";
import { eraseAccountEndpoint } from "./accounts/erase-account.ts";
import { getAccountEndpoint } from "./accounts/get-account.ts";
import { listAccountsEndpoint } from "./accounts/list-accounts.ts";
import { updateAccountEndpoint } from "./accounts/update-account.ts";
import { getCurrentApiKeyEndpoint } from "./api-keys/get-current-api-key.ts";
import { listApiKeysEndpoint } from "./api-keys/list-api-keys.ts";
import { rotateApiKeyEndpoint } from "./api-keys/rotate-api-key.ts";
import { getCustodianEndpoint } from "./custodians/get-custodian.ts";
import { listCustodiansEndpoint } from "./custodians/list-custodians.ts";
import { getDeliveryEndpoint } from "./deliveries/get-delivery.ts";
import { getEventEndpoint } from "./events/get-event.ts";
import { listEventTypesEndpoint } from "./events/list-event-types.ts";
import { listEventsEndpoint } from "./events/list-events.ts";
import { redeliverEventEndpoint } from "./events/redeliver-event.ts";
import { checkEligibilityEndpoint } from "./rollovers/check-eligibility.ts";
import { createRolloverEndpoint } from "./rollovers/create-rollover.ts";
import { executeActionEndpoint } from "./rollovers/execute-action.ts";
import { exportRolloversEndpoint } from "./rollovers/export-rollovers.ts";
import { getRolloverEndpoint } from "./rollovers/get-rollover.ts";
import { getRolloverStateEndpoint } from "./rollovers/get-rollover-state.ts";
import { listActionsEndpoint } from "./rollovers/list-actions.ts";
import { listRolloversEndpoint } from "./rollovers/list-rollovers.ts";
import { listTimelineEndpoint } from "./rollovers/list-timeline.ts";
import { updateRolloverEndpoint } from "./rollovers/update-rollover.ts";
import { advanceClockEndpoint } from "./sandbox/advance-clock.ts";
import { advanceRolloverEndpoint } from "./sandbox/advance-rollover.ts";
import { simulateHappeningEndpoint } from "./sandbox/simulate-happening.ts";
import { createWebhookEndpointEndpoint } from "./webhook-endpoints/create-webhook-endpoint.ts";
import { deleteWebhookEndpointEndpoint } from "./webhook-endpoints/delete-webhook-endpoint.ts";
import { getWebhookEndpointEndpoint } from "./webhook-endpoints/get-webhook-endpoint.ts";
import { getWebhookStatsEndpoint } from "./webhook-endpoints/get-webhook-stats.ts";
import { listWebhookDeliveriesEndpoint } from "./webhook-endpoints/list-webhook-deliveries.ts";
import { listWebhookEndpointsEndpoint } from "./webhook-endpoints/list-webhook-endpoints.ts";
import { listWebhookRecoveriesEndpoint } from "./webhook-endpoints/list-webhook-recoveries.ts";
import { recoverWebhookEndpointEndpoint } from "./webhook-endpoints/recover-webhook-endpoint.ts";
import { revealWebhookSecretEndpoint } from "./webhook-endpoints/reveal-webhook-secret.ts";
import { rotateWebhookSecretEndpoint } from "./webhook-endpoints/rotate-webhook-secret.ts";
import { testWebhookEndpointEndpoint } from "./webhook-endpoints/test-webhook-endpoint.ts";
import { updateWebhookEndpointEndpoint } from "./webhook-endpoints/update-webhook-endpoint.ts";

/** Every REST endpoint of both environments. */
export const endpoints: readonly AnyEndpoint<ApiContext>[] = [
  listRolloversEndpoint,
  createRolloverEndpoint,
  checkEligibilityEndpoint,
  exportRolloversEndpoint,
  getRolloverEndpoint,
  updateRolloverEndpoint,
  getRolloverStateEndpoint,
  listActionsEndpoint,
  executeActionEndpoint,
  listTimelineEndpoint,
  listAccountsEndpoint,
  createAccountEndpoint,
  getAccountEndpoint,
  updateAccountEndpoint,
  eraseAccountEndpoint,
  listCustodiansEndpoint,
  getCustodianEndpoint,
  listApiKeysEndpoint,
  getCurrentApiKeyEndpoint,
  rotateApiKeyEndpoint,
  listWebhookEndpointsEndpoint,
  createWebhookEndpointEndpoint,
  getWebhookEndpointEndpoint,
  updateWebhookEndpointEndpoint,
  deleteWebhookEndpointEndpoint,
  revealWebhookSecretEndpoint,
  rotateWebhookSecretEndpoint,
  testWebhookEndpointEndpoint,
  getWebhookStatsEndpoint,
  listWebhookDeliveriesEndpoint,
  recoverWebhookEndpointEndpoint,
  listWebhookRecoveriesEndpoint,
  getDeliveryEndpoint,
  listEventsEndpoint,
  getEventEndpoint,
  redeliverEventEndpoint,
  listEventTypesEndpoint,
];

/** What the test environment has besides: in live there is no such address. */
export const sandboxEndpoints: readonly AnyEndpoint<ApiContext>[] = [
  advanceRolloverEndpoint,
  simulateHappeningEndpoint,
  advanceClockEndpoint,
];

/** The endpoints that an environment serves. */
export function endpointsIn(environment: Environment): readonly AnyEndpoint<ApiContext>[] {
  return environment === "test" ? [...endpoints, ...sandboxEndpoints] : endpoints;
}
