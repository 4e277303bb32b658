import { newId } from "@svc/service-kit";
import request from "supertest";
import { hashPassword } from "../../src/people/sign-in/password.ts";
import type { TestApi } from "../start-test-api.ts";
import { type SignedIn, signInAs } from "./sign-in-as.ts";
import { TEST_PORTAL } from "./test-portal.ts";

export const PASSWORD = "teapot lantern gravel 41";

let passwordDigest: Promise<string> | null = null;

/** Sets `PASSWORD` for a user. Hashes it only once, because hashing is slow. */
export async function setPassword(
  api: Pick<TestApi, "db">,
  { userId }: Pick<SignedIn, "userId">,
): Promise<void> {
  passwordDigest ??= hashPassword(PASSWORD);
  const now = new Date();
  const data = { accountId: userId, providerId: "credential", password: await passwordDigest };
  await api.db.prisma.portalCredential.create({
    data: { id: newId("pcr"), userId, ...data, createdAt: now, updatedAt: now },
  });
}

export async function createOwnerWithPassword(api: TestApi): Promise<SignedIn> {
  const owner = await signInAs(api, "owner");
  await setPassword(api, owner);
  return owner;
}

/** Returns the organization's audit entries, oldest first. */
export async function readAudit(api: TestApi, { organizationId }: SignedIn) {
  const where = { organizationId };
  const entries = await api.db.prisma.auditEntry.findMany({ where, orderBy: { id: "asc" } });
  return entries.map(({ action, actorType, actorId, targetId, data }) => {
    return { action, actorType, actorId, targetId, data };
  });
}

export class BrowserSession {
  readonly cookies = new Map<string, string>();
  private readonly url: string;

  constructor(url: string, cookie?: string) {
    this.url = url;
    if (cookie) this.storeCookie(cookie);
  }

  post(path: string, body: object = {}, headers: Record<string, string> = {}) {
    const browserHeaders = { Origin: TEST_PORTAL.PORTAL_URL, "Sec-Fetch-Site": "same-origin" };
    return this.send(
      request(this.url)
        .post(path)
        .set({ ...browserHeaders, ...headers })
        .send(body),
    );
  }

  get(path: string) {
    return this.send(request(this.url).get(path).set("Sec-Fetch-Site", "same-origin"));
  }

  async send(call: request.Test) {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    if (cookie !== "") call.set("Cookie", cookie);
    const response = await call;
    for (const cookieText of (response.headers["set-cookie"] ?? []) as unknown as string[])
      this.storeCookie(cookieText);
    return response;
  }

  private storeCookie(text: string): void {
    const [pair = "", ...attributes] = text.split("; ");
    const [name = "", value = ""] = pair.split(/=(.*)/s);
    if (attributes.includes("Max-Age=0")) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}
