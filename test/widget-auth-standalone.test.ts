import { beforeAll, describe, expect, it } from "@jest/globals";
import {
  buildKey,
  callService,
  createTestEnvironment,
  describeWithRedis,
  runToCompletion,
  startServiceProcess,
  useResource,
} from "@svc/testing";
import { readWidgetAuthConfig } from "@svc/widget-auth";

// Runs the widget service alone, with only the guide's variables and its own database role.

const SECRET_NAMES = ["SESSION_SECRETS", "KEY_PEPPERS", "DATA_KEYS", "INDEX_KEY"];
const REQUIRED_NAMES = ["DATABASE_URL", "REDIS_URL", ...SECRET_NAMES];
const NAMES = [...REQUIRED_NAMES, "SVC_ENVIRONMENT"];

/** Invalid configurations fail before a connection. */
const UNUSED_REDIS = { REDIS_URL: "redis://127.0.0.1:1" };

describe("Standalone widget service", () => {
  const test = useResource(createTestEnvironment);
  let variables: Record<string, string>;
  beforeAll(async () => {
    const env: Record<string, string> = { ...test.env, DATABASE_URL: test.urls.widgetAuth };
    variables = Object.fromEntries(NAMES.map((name) => [name, env[name] ?? ""]));
  });

  it("reads its configuration from seven variables, with defaults for its port, log level and status page", () => {
    expect(readWidgetAuthConfig(variables)).toMatchObject({
      SVC_ENVIRONMENT: "test",
      WIDGET_AUTH_PORT: 3001,
      HOST: "0.0.0.0",
      LOG_LEVEL: "info",
      STATUS_PAGE: "on",
      TRUSTED_PROXIES: { isEmpty: true },
    });
  });

  it("ends with code 78 and names the variable, whichever one is missing", async () => {
    const endings = await Promise.all(
      REQUIRED_NAMES.map(async (missing) => {
        const { [missing]: _, ...otherVariables } = variables;
        return {
          missing,
          ...(await runToCompletion("widget-auth", [], {
            ...otherVariables,
            ...(missing === "REDIS_URL" ? {} : UNUSED_REDIS),
          })),
        };
      }),
    );
    for (const { missing, code, output } of endings) {
      expect({ missing, code, output }).toEqual({
        missing,
        code: 78,
        output: `widget-auth: The configuration has an issue:\n  ${missing}: is not set\n`,
      });
    }
  });

  it("requires no other variable: an empty environment reports six missing variables, and defaults to test", async () => {
    const { code, output } = await runToCompletion("widget-auth", [], {});
    expect(code).toBe(78);
    const named = [...output.matchAll(/^ {2}(\w+): is not set$/gm)].map(([, name]) => name);
    expect(named.sort()).toEqual(REQUIRED_NAMES.toSorted());
  });

  describeWithRedis("as a process", () => {
    it("serves all its operations under its own database role, logs no secret, and stops on request", async () => {
      const sk = await buildKey(test, "sk");
      // The port is not one of the seven variables; the default port may be in use.
      const service = await startServiceProcess("widget-auth", { ...variables, WIDGET_AUTH_PORT: "0" });
      const opened = await callService(service, "POST", {
        path: "/api/widget/auth",
        key: sk.key,
        body: { externalUserId: "participant-1" },
      });
      expect(opened.status).toBe(201);
      const token = String(opened.body.sessionToken);
      expect(
        (await callService(service, "GET", { path: "/api/widget/custodians?q=fidelity", key: token })).status,
      ).toBe(200);
      const ada = { firstName: "Ada", email: "ada@example.com" };
      for (const status of [201, 200]) {
        const { status: actualStatus } = await callService(service, "POST", {
          path: "/api/widget/create-account",
          key: token,
          body: ada,
        });
        expect(actualStatus).toBe(status);
      }
      expect((await callService(service, "GET", { path: "/health/ready", key: "" })).body).toEqual({
        status: "ready",
        checks: { postgres: "up", redis: "up" },
      });

      const { code, output } = await service.stop();
      expect(code).toBe(0);
      expect(output).toContain('"msg":"request"');
      // Stopping flushes key usage.
      const key = await test.db.prisma.apiKey.findUniqueOrThrow({ where: { id: sk.id } });
      expect(key.lastUsedAt).not.toBeNull();
      // Secrets are written as `id:value`, separated by commas.
      const secrets = SECRET_NAMES.flatMap((name) =>
        (variables[name] ?? "").split(",").map((one) => one.slice(one.indexOf(":") + 1)),
      );
      const password = new URL(variables.DATABASE_URL ?? "").password;
      for (const secret of [...secrets, password, token, sk.key, "ada@example.com", "participant-1"]) {
        expect(output).not.toContain(secret);
      }
    });
  });
});
