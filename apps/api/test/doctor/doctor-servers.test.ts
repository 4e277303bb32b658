import { expect, it } from "@jest/globals";
import { describeWithRedis, startTestRedis } from "@svc/testing";
import { Redis } from "ioredis";
import * as uses from "../../src/doctor/checks/database-use-checks.ts";
import * as servers from "../../src/doctor/checks/postgres-checks.ts";
import * as redis from "../../src/doctor/checks/redis-checks.ts";
import * as storage from "../../src/doctor/checks/storage-checks.ts";
import { FOUND_BY, useDeployment } from "./doctor-deployment.ts";

const GIGABYTE = 1_024 ** 3;

describeWithRedis("svc doctor, of other servers", () => {
  const doctor = useDeployment();

  it("knows the servers that it does not have here", () => {
    expect(servers.judgeVersion(14, "14.19").status).toBe("fail");
    expect(servers.judgeVersion(15, "15.18").status).toBe("ok");
    expect(servers.judgeVersion(19, "19.0").status).toBe("warn");
    expect(redis.judgeVersion("6.2.14", undefined).status).toBe("fail");
    expect(redis.judgeVersion("7.2.4", "8.0.1")).toMatchObject({ status: "ok", found: "Valkey 8.0.1" });
    expect(uses.judgeReplication(1, GIGABYTE, 0).status).toBe("warn");
    expect(uses.judgeReplication(1, 0, 11 * GIGABYTE).status).toBe("fail");
    expect(uses.judgeAge(1.2e9).status).toBe("fail");
    expect(storage.judgeFree(50 * 1_024 ** 2, GIGABYTE).status).toBe("fail");
    expect(storage.judgeFree(2 * GIGABYTE, 100 * GIGABYTE).status).toBe("warn");
    for (const name of [
      "postgres.version",
      "postgres.replication",
      "postgres.wraparound",
      "redis.version",
      "documents.space",
    ])
      doctor.seen.add(name);
  });

  it("looks at Redis as each of its users", async () => {
    const own = await startTestRedis();
    const admin = new Redis(own.url);
    const url = new URL(own.url);
    url.username = "svc_api";
    url.password = "of-the-api-and-of-nobody-else";
    const env = {
      REDIS_URL: url.href,
      API_REDIS_PASSWORD: "of-the-api-and-of-nobody-else",
      WIDGET_AUTH_REDIS_PASSWORD: "of-the-widget-service-alone",
    };
    try {
      const rule = (text: string) => admin.call("ACL", ...(`SETUSER ${text}`.split(" ") as [string]));
      await rule(
        `svc_api on >${env.API_REDIS_PASSWORD} resetkeys resetchannels -@all +ping +info +client|setname ~svc:test:limits:*`,
      );
      await rule(
        `svc_widget_auth on >${env.WIDGET_AUTH_REDIS_PASSWORD} ~svc:test:session:* ~svc:test:limits:* -@all +get +pttl +ping +info`,
      );
      // An ACL file from before rate limits were counted in Redis.
      expect((await doctor.found(env)).differing).toEqual({ "redis.user_api": "fail" });
      await rule("svc_api +pttl");
      expect((await doctor.found(env)).differing).toEqual({});
      await rule("svc_widget_auth +config");
      await admin.config("SET", "maxmemory-policy", "allkeys-lru");
      expect((await doctor.found(env)).differing).toEqual({ "redis.user_widget_auth": "fail" });
      expect((await doctor.found({ ...env, SVC_ENVIRONMENT: "live" })).differing).toMatchObject({
        "redis.eviction": "fail",
      });
      await admin.replicaof("127.0.0.1", 1);
      expect((await doctor.found(env)).differing).toMatchObject({ "redis.replicas": "fail" });
      await admin.replicaof("NO", "ONE");
      const { differing } = await doctor.found({ ...env, API_REDIS_PASSWORD: undefined, REDIS_URL: own.url });
      expect(differing).toEqual({ "redis.user_widget_auth": "fail" });
    } finally {
      await admin.quit();
      await own.stop();
    }
  });

  it("has seen its share of the checks find something, once", () => {
    expect(FOUND_BY.servers.filter((one) => !doctor.seen.has(one))).toEqual([]);
  });
});
