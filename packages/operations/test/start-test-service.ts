import { mapDatabaseError } from "@svc/database";
import { type EndpointTable, endpointTable, type Principal } from "@svc/service-kit";
import request from "supertest";
import { startTestApp } from "../../service-kit/test/start-test-app.ts";
import { type Operation, toEndpoint } from "../src/index.ts";
import { startTestOperations, type TestContext, type TestOperations } from "./start-test-operations.ts";

type Verb = "get" | "post" | "patch" | "delete";

/** Operations on a database of a test file's own, served as REST serves them. */
export interface TestService extends TestOperations {
  /** Serves these operations in place of those before, to one principal. */
  serve(...operations: Operation<TestContext>[]): void;
  /** Whom every request speaks for. */
  principal: Principal;
  call(method: Verb, path: string): request.Test;
  stop(): Promise<void>;
}

export async function startTestService(): Promise<TestService> {
  const operations = await startTestOperations();
  const principal = await operations.newPrincipal();
  const tableOf = (...declared: Operation<TestContext>[]) =>
    endpointTable(
      declared.map((operation) => toEndpoint(operation, ["ak"])),
      { ctx: operations.ctx, authenticate: async () => principal, checkAnswers: true },
    );
  let table: EndpointTable = tableOf();
  const app = await startTestApp(
    () => {},
    mapDatabaseError,
    () => table,
  );
  return {
    ...operations,
    principal,
    serve: (...declared) => {
      table = tableOf(...declared);
    },
    call: (method, path) => request(app.url)[method](path),
    stop: async () => {
      await app.stop();
      await operations.close();
    },
  };
}
