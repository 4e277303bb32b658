import { describe, expect, it } from "@jest/globals";
import { useResource } from "@svc/testing";
import helmet from "helmet";
import request from "supertest";
import { securityHeaders } from "../src/http/index.ts";
import { startTestApp } from "./start-test-app.ts";

describe("Security headers", () => {
  const byUs = useResource(() => startTestApp((app) => app.use(securityHeaders())));
  const byHelmet = useResource(() => startTestApp((app) => app.use(helmet())));

  it("include every header of helmet, with our own content security policy", async () => {
    const [ours, helmets] = await Promise.all([request(byUs.url).get("/"), request(byHelmet.url).get("/")]);
    const names = Object.keys(helmets.headers).filter(
      (name) => !["date", "x-request-id", "content-length"].includes(name),
    );
    expect(Object.keys(ours.headers)).toEqual(expect.arrayContaining(names));
    expect(ours.headers["content-security-policy"]).toMatch(/^default-src 'none';/);
    expect(ours.headers["strict-transport-security"]).toBe("max-age=31536000");
  });
});
