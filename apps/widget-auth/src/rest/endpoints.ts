import type { AnyEndpoint } from "@svc/service-kit";
import type { WidgetAuthContext } from "../context.ts";
import { createAccountEndpoint } from "./create-account.ts";
import { listCustodiansEndpoint } from "./list-custodians.ts";
import { openSessionEndpoint } from "./open-session.ts";

/** The three endpoints of the widget service, as its status page lists them. */
export const endpoints: readonly AnyEndpoint<WidgetAuthContext>[] = [
  openSessionEndpoint,
  listCustodiansEndpoint,
  createAccountEndpoint,
];

/** Those that a browser calls. Opening a session is never among them: it takes a secret key. */
export const browserPaths: readonly string[] = [listCustodiansEndpoint.path, createAccountEndpoint.path];
