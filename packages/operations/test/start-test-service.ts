import type { AddressInfo } from "node:net";
import { mapDatabaseError } from "@svc/database";
import {
  assignRequestId,
  createLogger,
  endpointRouter,
  type Principal,
  Problem,
  problemErrorHandler,
} from "@svc/service-kit";
import express, { type Express } from "express";
import request from "supertest";
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
  let served = express.Router();
  const app = express();
  app.disable("etag");
  app.use(assignRequestId());
  app.use((req, res, next) => served(req, res, next));
  app.use(() => {
    throw new Problem("not_found");
  });
  app.use(
    problemErrorHandler(
      createLogger("test", "silent", (text) => text),
      mapDatabaseError,
    ),
  );
  const server = await new Promise<ReturnType<Express["listen"]>>((resolve) => {
    const listening = app.listen(0, "127.0.0.1", () => resolve(listening));
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    ...operations,
    principal,
    serve: (...declared) => {
      served = endpointRouter(
        declared.map((operation) => toEndpoint(operation, ["ak"])),
        { ctx: operations.ctx, authenticate: async () => principal, checkAnswers: true },
      );
    },
    call: (method, path) => request(url)[method](path),
    stop: async () => {
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
      await operations.close();
    },
  };
}
