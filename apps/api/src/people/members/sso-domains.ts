import {
  inSqlTransaction,
  kysely,
  type Params,
  recordAudit,
  recordAudits,
  type Sql,
  sql,
  statement,
} from "@svc/database";
import { newId } from "@svc/service-kit";
import { notFound, Problem } from "@svc/service-kit/errors";
import { OPERATOR } from "../../context/actor.ts";
import type { OperatorContext } from "../../context/operator-context.ts";
import { type MailQueue, queueMail } from "../mail/queue-mail.ts";
import { findUserByEmail, listMembersOfUser } from "../sign-in/sign-in-audit.ts";
import { composeSignInNotice } from "../sign-in/sign-in-notice.ts";
import { linkSubject, unlinkSubjects } from "../sign-in/single-sign-on-subjects.ts";

type OperatorParts = Pick<OperatorContext, "db" | "clock">;

interface SsoDomain {
  /** Null for platform staff. */
  organizationId: string | null;
  issuer: string;
  /** Email domain. The operator has verified that the organization owns it. */
  domain: string;
}

/**
 * Lets members with addresses of the domain sign in through the issuer.
 * @returns false if the domain already exists
 */
export function addSsoDomain({ db, clock }: OperatorParts, input: SsoDomain): Promise<boolean> {
  return inSqlTransaction(db, async (tx) => {
    const { organizationId: orgId, issuer } = input;
    const domain = input.domain.toLowerCase();
    if (await findDomain.first(tx, { orgId, issuer, domain })) return false;
    const at = clock.now();
    const id = newId("ssd");
    await insertDomain(tx, { id, orgId, issuer, domain, at });
    await auditDomain(tx, { action: "organization.sso_domain_added", id, ...input, domain, at });
    return true;
  });
}

/** Ends the access of the domain's users who signed in through the issuer. */
export function removeSsoDomain({ db, clock }: OperatorParts, input: SsoDomain): Promise<void> {
  return inSqlTransaction(db, async (tx) => {
    const { organizationId: orgId, issuer } = input;
    const domain = input.domain.toLowerCase();
    const removed = await deleteDomain.first(tx, { orgId, issuer, domain });
    if (!removed) throw notFound("domain");
    const at = clock.now();
    const { id } = removed;
    await auditDomain(tx, { action: "organization.sso_domain_removed", id, ...input, domain, at });
  });
}

interface DomainChange {
  action: "organization.sso_domain_added" | "organization.sso_domain_removed";
  id: string;
  at: Date;
}

async function auditDomain(
  tx: Sql,
  { action, id, organizationId, issuer, domain, at }: SsoDomain & DomainChange,
): Promise<void> {
  const data = { issuer, domain };
  await recordAudit(tx, { organizationId, actor: OPERATOR, action, targetId: id, data, requestId: null, at });
}

export const listSsoDomains = statement("sso_domains", () =>
  kysely
    .selectFrom("portalSsoDomains")
    .select(["organizationId", "issuer", "domain", "createdAt"])
    .orderBy("organizationId")
    .orderBy("domain"),
);

/**
 * @param sub null removes all of the user's links
 * @throws Problem `not_found`; `already_set_up` if the subject is already linked
 */
export function setSsoLink(
  ctx: MailQueue & Pick<OperatorContext, "db">,
  { email, issuer, sub }: { email: string; issuer: string; sub: string | null },
): Promise<void> {
  return inSqlTransaction(ctx.db, async (tx) => {
    const user = await findUserByEmail.first(tx, { email: email.trim().toLowerCase() });
    if (!user) throw notFound("person");
    const at = ctx.clock.now();
    if (sub === null) {
      if (!(await unlinkSubjects(tx, user.id))) throw notFound("link");
    } else if (!(await linkSubject(tx, { userId: user.id, issuer, sub, at })))
      throw new Problem("already_set_up", "This subject is already linked to a person.");
    const action = sub === null ? ("member.sso_unlinked" as const) : ("member.sso_linked" as const);
    const members = await listMembersOfUser(tx, { userId: user.id });
    const rows = members.map(({ id, organizationId }) => ({
      organizationId,
      actor: OPERATOR,
      action,
      targetId: id,
      data: { issuer },
      requestId: null,
      at,
    }));
    if (rows.length > 0) await recordAudits(tx, rows);
    const notice = `The operator ${sub === null ? "unlinked your account from" : "linked your account to"} single sign-on.`;
    const contact = "If you did not expect this, contact your service provider immediately.";
    await queueMail(ctx, tx, {
      organizationId: null,
      to: user.email,
      ...composeSignInNotice(notice, contact),
    });
  });
}

type DomainParams = Params<{ orgId: string | null; issuer: string; domain: string }>;

const findDomain = statement("sso_domain", (param: DomainParams) =>
  kysely
    .selectFrom("portalSsoDomains")
    .select("id")
    .where(sql<boolean>`organization_id IS NOT DISTINCT FROM ${param.orgId}`)
    .where("issuer", "=", param.issuer)
    .where("domain", "=", param.domain),
);

const deleteDomain = statement("sso_domain_delete", (param: DomainParams) =>
  kysely
    .deleteFrom("portalSsoDomains")
    .where(sql<boolean>`organization_id IS NOT DISTINCT FROM ${param.orgId}`)
    .where("issuer", "=", param.issuer)
    .where("domain", "=", param.domain)
    .returning("id"),
);

const insertDomain = statement(
  "sso_domain_insert",
  (param: Params<{ id: string; orgId: string | null; issuer: string; domain: string; at: Date }>) =>
    kysely.insertInto("portalSsoDomains").values({
      id: param.id,
      organizationId: param.orgId,
      issuer: param.issuer,
      domain: param.domain,
      createdAt: param.at,
    }),
);
