import { describe, expect, it } from "@jest/globals";
import { useResource } from "@svc/testing";
import helmet from "helmet";
import request from "supertest";
import { securityHeaders } from "../src/http/index.ts";
import { startTestApp } from "./start-test-app.ts";

describe("Security headers", () => {
  const ourApp = useResource(() => startTestApp((app) => app.use(securityHeaders())));
  const helmetApp = useResource(() => startTestApp((app) => app.use(helmet())));

  it("include every header of helmet, with our own content security policy", async () => {
    const [ourResponse, helmetResponse] = await Promise.all([
      request(ourApp.url).get("/"),
      request(helmetApp.url).get("/"),
    ]);
    const names = Object.keys(helmetResponse.headers).filter(
      (name) => !["date", "x-request-id", "content-length"].includes(name),
    );
    expect(Object.keys(ourResponse.headers)).toEqual(expect.arrayContaining(names));
    expect(ourResponse.headers["content-security-policy"]).toMatch(/^default-src 'none';/);
    expect(ourResponse.headers["strict-transport-security"]).toBe("max-age=31536000");
  });
});
