import { type Operation, toEndpoint } from "@svc/operations";
import { createOrRetrieveAccount } from "./accounts/operations/create-or-retrieve-account.ts";
import type { WidgetAuthContext } from "./context.ts";
import { listCustodians } from "./custodians/operations/list-custodians.ts";
import { openSession } from "./sessions/operations/open-session.ts";
import type { WidgetPrincipal } from "./sessions/session.ts";

export const operations: readonly Operation<WidgetAuthContext, WidgetPrincipal>[] = [
  openSession,
  listCustodians,
  createOrRetrieveAccount,
];

export const endpoints = operations.map((operation) => toEndpoint(operation, []));

export const browserPaths = endpoints
  .filter(({ credentials }) => credentials.includes("session"))
  .map(({ path }) => path);
