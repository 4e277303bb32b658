import { mapDatabaseError } from "@svc/database";
import type { Principal } from "@svc/service-kit/auth";
import { endpointRouter } from "@svc/service-kit/endpoints";
import type { Router } from "express";
import request from "supertest";
import { startTestApp } from "../../service-kit/test/start-test-app.ts";
import { type Operation, toEndpoint } from "../src/index.ts";
import { startTestOperations, type TestContext, type TestOperations } from "./start-test-operations.ts";

type Verb = "get" | "post" | "patch" | "delete";

interface TestService extends TestOperations {
  serve(...operations: Operation<TestContext>[]): void;
  principal: Principal;
  call(method: Verb, path: string): request.Test;
  stop(): Promise<void>;
}

export async function startTestService(): Promise<TestService> {
  const operations = await startTestOperations();
  const principal = await operations.createPrincipal();
  const createRouter = (...declared: Operation<TestContext>[]) =>
    endpointRouter(
      declared.map((operation) => toEndpoint(operation, ["ak"])),
      { ctx: operations.ctx, authenticate: async () => principal, checksResponses: true },
    );
  let router: Router = createRouter();
  const app = await startTestApp(
    (express) => express.use((req, res, next) => router(req, res, next)),
    mapDatabaseError,
  );
  return {
    ...operations,
    principal,
    serve: (...declared) => {
      router = createRouter(...declared);
    },
    call: (method, path) => request(app.url)[method](path),
    stop: async () => {
      await app.stop();
      await operations.close();
    },
  };
}
