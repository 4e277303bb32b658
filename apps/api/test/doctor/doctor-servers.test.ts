import { expect, it } from "@jest/globals";
import { describeWithRedis, startTestRedis } from "@svc/testing";
import { Redis } from "ioredis";
import * as uses from "../../src/platform/doctor/checks/database-use-checks.ts";
import * as servers from "../../src/platform/doctor/checks/postgres-checks.ts";
import * as redis from "../../src/platform/doctor/checks/redis-checks.ts";
import * as storage from "../../src/platform/doctor/checks/storage-checks.ts";
import { CHECKS_BY_FILE, useDeployment } from "./doctor-deployment.ts";

const API_PASSWORD = "password-of-the-api";
const GIGABYTE = 1_024 ** 3;

describeWithRedis("svc doctor: other servers", () => {
  const doctor = useDeployment();

  it("evaluates server conditions that the test machine does not have", () => {
    expect(servers.checkPostgresVersion(14, "14.19").status).toBe("fail");
    expect(servers.checkPostgresVersion(15, "15.18").status).toBe("ok");
    expect(servers.checkPostgresVersion(19, "19.0").status).toBe("warn");
    expect(redis.checkRedisVersion("6.2.14", undefined).status).toBe("fail");
    expect(redis.checkRedisVersion("7.2.4", "8.0.1")).toMatchObject({ status: "ok", found: "Valkey 8.0.1" });
    expect(uses.checkReplication(1, GIGABYTE, 0).status).toBe("warn");
    expect(uses.checkReplication(1, 0, 11 * GIGABYTE).status).toBe("fail");
    expect(uses.checkTransactionAge(1_200_000_000).status).toBe("fail");
    expect(storage.checkFreeSpace(50 * 1_024 ** 2, GIGABYTE).status).toBe("fail");
    expect(storage.checkFreeSpace(2 * GIGABYTE, 100 * GIGABYTE).status).toBe("warn");
    for (const name of [
      "postgres.version",
      "postgres.replication",
      "postgres.wraparound",
      "redis.version",
      "documents.space",
    ])
      doctor.triggeredChecks.add(name);
  });

  it("checks Redis as each of its users", async () => {
    const testRedis = await startTestRedis();
    const admin = new Redis(testRedis.url);
    const url = new URL(testRedis.url);
    url.username = "svc_api";
    url.password = API_PASSWORD;
    const env = {
      REDIS_URL: url.href,
      API_REDIS_PASSWORD: API_PASSWORD,
      WIDGET_AUTH_REDIS_PASSWORD: "password-of-the-widget-service",
    };
    try {
      const setRule = (text: string) => admin.call("ACL", ...(`SETUSER ${text}`.split(" ") as [string]));
      await setRule(
        `svc_api on >${env.API_REDIS_PASSWORD} resetkeys resetchannels -@all +ping +info +client|setname ~svc:test:limits:* ~svc:test:proofs:*`,
      );
      await setRule(
        `svc_widget_auth on >${env.WIDGET_AUTH_REDIS_PASSWORD} ~svc:test:session:* ~svc:test:limits:* ~svc:test:proofs:* -@all +get +pttl +ping +info`,
      );
      // Older releases did not count rate limits in Redis, so they did not grant `pttl`.
      expect((await doctor.findDifferences(env)).differing).toEqual({ "redis.user_api": "fail" });
      await setRule("svc_api +pttl");
      expect((await doctor.findDifferences(env)).differing).toEqual({});
      await setRule("svc_widget_auth +config");
      await admin.config("SET", "maxmemory-policy", "allkeys-lru");
      expect((await doctor.findDifferences(env)).differing).toEqual({ "redis.user_widget_auth": "fail" });
      expect((await doctor.findDifferences({ ...env, SVC_ENVIRONMENT: "live" })).differing).toMatchObject({
        "redis.eviction": "fail",
      });
      await admin.replicaof("127.0.0.1", 1);
      expect((await doctor.findDifferences(env)).differing).toMatchObject({ "redis.replicas": "fail" });
      await admin.replicaof("NO", "ONE");
      const { differing } = await doctor.findDifferences({
        ...env,
        API_REDIS_PASSWORD: undefined,
        REDIS_URL: testRedis.url,
      });
      expect(differing).toEqual({ "redis.user_widget_auth": "fail" });
    } finally {
      await admin.quit();
      await testRedis.stop();
    }
  });

  it("triggers every check assigned to this file", () => {
    expect(CHECKS_BY_FILE.servers.filter((check) => !doctor.triggeredChecks.has(check))).toEqual([]);
  });
});
