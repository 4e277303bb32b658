import { newId } from "@svc/service-kit";
import {
  createKey,
  createRolloverInState,
  decideApprovalAs,
  newFourEyesOrganization,
  readApproval,
  readRolloverState,
  requestApproval,
  requestApprovalAs,
} from "../../apps/api/test/approvals/approval-calls.ts";
import { BrowserSession } from "../../apps/api/test/portal/browser-session.ts";
import { createKeyCalls } from "../../apps/api/test/portal/key-calls.ts";
import { callAs } from "../../apps/api/test/portal/member-calls.ts";
import { openSession, type Role, type SignedIn } from "../../apps/api/test/portal/sign-in-as.ts";
import type { TestApi } from "../../apps/api/test/start-test-api.ts";
import type { RecordedStep } from "../../tools/nightly/model-checker/check-trace.ts";
import { sortByText } from "../../tools/nightly/model-checker/values.ts";

export const USERS = ["mallory", "bob", "eve", "dan"] as const;
export const ROLES = ["viewer", "operations", "admin"] as const;
type User = (typeof USERS)[number];

export type Step =
  | { action: "request" | "confirm" | "decline" | "withdraw" | "rotate"; user: User }
  | { action: "requestByKey"; key: "k1" | "k2" }
  | { action: "invite" | "setRole"; user: User; other: User; role: (typeof ROLES)[number] }
  | { action: "remove"; user: User; other: User }
  | { action: "changeFacts" }
  | { action: "passTime" };

const INITIAL_ROLES: Partial<Record<User, Role>> = { mallory: "admin", bob: "operations" };
const KEY_SCOPES = ["rollovers:read", "rollovers:act", "rollovers:operate"];
/**
 * How often the facts can change in the model. Facts are who is paid, and where. A confirmation is refused if
 * they changed since the request.
 */
const MAX_FACT_CHANGES = 2;

export class AuthorityDriver {
  readonly trace: RecordedStep[] = [];
  private readonly api: TestApi;
  private readonly users = new Map<User, { userId: string; email: string }>();
  private readonly keys = new Map<string, { id: string; key: string }>();
  private rolloverId = "";
  private approvalId: string | null = null;
  /** The user who requested the approval, or owns the key that did. */
  private requester: User | null = null;
  private factChanges = 0;

  private constructor(api: TestApi) {
    this.api = api;
  }

  static async start(base: TestApi): Promise<AuthorityDriver> {
    const driver = new AuthorityDriver(await newFourEyesOrganization(base, ["approve"]));
    await driver.prepare();
    return driver;
  }

  private async prepare(): Promise<void> {
    const { db, ak } = this.api;
    const now = new Date();
    for (const name of USERS) {
      const id = newId("usr");
      const email = `${id}@example.com`;
      const dates = { emailVerifiedAt: now, createdAt: now, updatedAt: now };
      await db.prisma.portalUser.create({ data: { id, name, email, emailVerified: true, ...dates } });
      this.users.set(name, { userId: id, email });
      const role = INITIAL_ROLES[name];
      const { organizationId } = ak;
      if (role)
        await db.prisma.member.create({
          data: { id: newId("mem"), userId: id, organizationId, role, createdAt: now },
        });
    }
    this.keys.set("k1", await createKey(this.api, this.getUser("bob").userId, KEY_SCOPES));
    this.rolloverId = await createRolloverInState(this.api, "in_review");
  }

  /**
   * Performs a step, unless it is outside the model: a request while another is open, or a change without
   * effect.
   */
  async run(step: Step): Promise<void> {
    if (!(await this.isModeled(step))) return;
    const status = await this.perform(step);
    const { action, ...picks } = step;
    this.trace.push({
      action,
      picks: action === "request" ? { ...picks, kind: "approve" } : picks,
      ...(status < 400 ? {} : { isRefused: true }),
      observed: await this.observe(),
    });
  }

  private async isModeled(step: Step): Promise<boolean> {
    const state = await this.readApprovalState();
    switch (step.action) {
      case "request":
        return state !== "pending" || this.requester === step.user;
      case "requestByKey":
        return (
          this.keys.has(step.key) &&
          (state !== "pending" || this.requester === (await this.findOwner(step.key)))
        );
      case "confirm":
      case "decline":
      case "withdraw":
        return this.approvalId !== null;
      case "setRole": {
        const role = (await this.findMember(step.other))?.role;
        return role !== undefined && role !== step.role;
      }
      case "remove":
        return (await this.findMember(step.other)) !== null;
      case "changeFacts":
        return this.factChanges < MAX_FACT_CHANGES;
      case "passTime":
        return state === "pending" || (await this.hasRecentMembers());
      default:
        return true;
    }
  }

  /** Performs a step. @returns the HTTP status */
  private async perform(step: Step): Promise<number> {
    if (step.action === "passTime") return this.passTime();
    if (step.action === "changeFacts") return this.changeFacts();
    if (step.action === "requestByKey") {
      const owner = await this.findOwner(step.key);
      return this.recordRequest(
        owner,
        await requestApproval(this.api, this.approveBody, this.keys.get(step.key)?.key),
      );
    }
    const person = await this.signIn(step.user);
    const approvalId = this.approvalId ?? "";
    switch (step.action) {
      case "request":
        return this.recordRequest(step.user, await requestApprovalAs(this.api, person, this.approveBody));
      case "confirm":
      case "decline":
      case "withdraw":
        return (await decideApprovalAs(this.api, person, approvalId, step.action)).status;
      case "rotate":
        return this.rotate(person);
      case "invite":
        return this.invite(person, step.other, step.role);
      case "setRole": {
        const path = `/portal/api/members/${(await this.findMember(step.other))?.id}`;
        return (await callAs(this.api, person, "patch", path).send({ role: step.role })).status;
      }
      case "remove": {
        const path = `/portal/api/members/${(await this.findMember(step.other))?.id}`;
        return (await callAs(this.api, person, "delete", path)).status;
      }
    }
  }

  private get approveBody() {
    return { action: "approve", rolloverId: this.rolloverId };
  }

  /** Stores the ID and the requester of a created approval. @returns the HTTP status */
  private recordRequest(
    requester: User | null,
    { status, body }: { status: number; body: { id: string } },
  ): number {
    if (status === 201) {
      this.approvalId = body.id;
      this.requester = requester;
    }
    return status;
  }

  /** Rotates k1. The successor is k2. */
  private async rotate(person: SignedIn): Promise<number> {
    const { status, body } = await createKeyCalls(this.api, person).rotate(this.keys.get("k1")?.id ?? "");
    if (status === 201) this.keys.set("k2", { id: body.apiKey.id, key: body.apiKey.key });
    return status;
  }

  /** Invites a user, who accepts. @returns the HTTP status */
  private async invite(person: SignedIn, invited: User, role: Role): Promise<number> {
    const { email } = this.getUser(invited);
    const { status, body } = await callAs(this.api, person, "post", "/portal/api/invitations").send({
      email,
      role,
    });
    if (status !== 201) return status;
    const token = body.link.split("#token=")[1];
    return (await new BrowserSession(this.api.url).post("/portal/auth/invitation/accept", { token })).status;
  }

  private async changeFacts(): Promise<number> {
    const { accountId } = (await this.api.call("get", `/v1/rollovers/${this.rolloverId}`).expect(200)).body;
    this.factChanges += 1;
    const line1 = `${this.factChanges} Side St`;
    const address = { line1, city: "Reno", region: "NV", postalCode: "89501", country: "US" };
    return (await this.api.call("patch", `/v1/accounts/${accountId}`).send({ address }).expect(200)).status;
  }

  /**
   * Moves members and approvals 73 hours into the past. This ends the 72 hours after invitations and
   * promotions, and expires approvals.
   */
  private async passTime(): Promise<number> {
    const values = [this.api.ak.organizationId];
    const { pool } = this.api.db;
    await pool.query(
      `UPDATE members SET created_at = created_at - interval '73 hours',
         role_raised_at = role_raised_at - interval '73 hours' WHERE organization_id = $1`,
      values,
    );
    await pool.query(
      `UPDATE approvals SET requested_at = requested_at - interval '73 hours',
         expires_at = expires_at - interval '73 hours' WHERE organization_id = $1`,
      values,
    );
    return 200;
  }

  private async hasRecentMembers(): Promise<boolean> {
    const { rowCount } = await this.api.db.pool.query(
      `SELECT FROM members WHERE organization_id = $1 AND ((created_by IS NOT NULL AND created_at > now() - interval '72 hours')
         OR role_raised_at > now() - interval '72 hours')`,
      [this.api.ak.organizationId],
    );
    return rowCount !== 0;
  }

  private getUser(name: User) {
    const user = this.users.get(name);
    if (!user) throw new Error(`no user ${name}`);
    return user;
  }

  private findMember(name: User) {
    const where = { userId: this.getUser(name).userId, removedAt: null };
    return this.api.db.prisma.member.findFirst({ where });
  }

  private async findOwner(key: string): Promise<User | null> {
    const id = this.keys.get(key)?.id;
    if (id === undefined) return null;
    const row = await this.api.db.prisma.apiKey.findUnique({ where: { id } });
    return USERS.find((name) => this.getUser(name).userId === row?.createdBy) ?? null;
  }

  private async signIn(name: User): Promise<SignedIn> {
    const user = this.getUser(name);
    const { organizationId } = this.api.ak;
    const member = await this.findMember(name);
    return {
      ...user,
      memberId: member?.id ?? "",
      organizationId,
      ...(await openSession(this.api, user.userId)),
    };
  }

  private async readApprovalState(): Promise<string> {
    return this.approvalId === null ? "none" : (await readApproval(this.api, this.approvalId)).state;
  }

  private async observe() {
    const roles: [string, string][] = [];
    for (const name of USERS) roles.push([name, (await this.findMember(name))?.role ?? "none"]);
    return {
      approval: await this.readApprovalState(),
      isApproved: (await readRolloverState(this.api, this.rolloverId)) !== "in_review",
      newKeyOwner: (await this.findOwner("k2")) ?? "",
      roles: sortByText(roles),
    };
  }
}
