import { type Operation, toEndpoint } from "@svc/operations";
import { createOrRetrieveAccount } from "./accounts/operations/create-or-retrieve-account.ts";
import type { WidgetAuthContext } from "./context.ts";
import { listCustodians } from "./custodians/operations/list-custodians.ts";
import { openSession } from "./sessions/operations/open-session.ts";
import type { WidgetPrincipal } from "./sessions/session.ts";

/** The three operations of the widget service, as its status page lists them. */
export const operations: readonly Operation<WidgetAuthContext, WidgetPrincipal>[] = [
  openSession,
  listCustodians,
  createOrRetrieveAccount,
];

/** Each says itself which credentials it takes. */
export const endpoints = operations.map((operation) => toEndpoint(operation, []));

/** Those that a browser calls: with a session. A secret key never belongs in one. */
export const browserPaths = endpoints
  .filter(({ credentials }) => credentials.includes("session"))
  .map(({ path }) => path);
