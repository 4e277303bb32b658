import { type Check, ok, warn } from "../check.ts";
import { queryOne } from "./postgres-checks.ts";

const MAX_LISTED = 10;

interface UnverifiedMembers {
  people: number;
  /** People with memberships that require a verified address: all except the one in their first organization. */
  blocked: number;
  /** User IDs, blocked people first. */
  ids: string[];
}

interface SsoUse {
  /** Domains that accept PORTAL_OIDC_ISSUER. */
  domains: number;
  /** SSO accounts that are not linked to a subject of PORTAL_OIDC_ISSUER. */
  unusableLinks: number;
}

export const peopleChecks: readonly Check[] = [
  {
    name: "people.unverified",
    async run(ctx) {
      const { people, blocked, ids } = await queryOne<UnverifiedMembers>(
        ctx,
        `SELECT count(*)::int AS people, count(*) FILTER (WHERE blocked)::int AS blocked,
           coalesce((array_agg(id ORDER BY blocked DESC, id))[:$1::int], '{}') AS ids
         FROM (
           SELECT u.id, bool_or(m.organization_id IS DISTINCT FROM (
             SELECT f.organization_id FROM members f WHERE f.user_id = u.id ORDER BY f.created_at, f.id LIMIT 1
           ) OR m.organization_id IS NULL) AS blocked
           FROM portal_users u JOIN members m ON m.user_id = u.id AND m.removed_at IS NULL
           WHERE u.email_verified_at IS NULL GROUP BY u.id) AS unverified`,
        [MAX_LISTED],
      );
      if (people === 0) return ok("all members have a verified email address");
      const listed = `${ids.join(", ")}${people > ids.length ? ", …" : ""}`;
      const found = `${people} members have an unverified email address: ${listed}`;
      if (blocked === 0) return ok(`${found}; each belongs to one organization and can use it`);
      return warn(
        `${found}; ${blocked} of them have memberships they cannot use yet`,
        "if email is configured, they can verify their address under Profile; otherwise list them with `svc portal members` and run `svc portal verify`",
      );
    },
  },
  {
    name: "people.sso",
    async run(ctx) {
      const issuer = ctx.config.PORTAL_OIDC_ISSUER;
      const { domains, unusableLinks } = await queryOne<SsoUse>(
        ctx,
        `SELECT (SELECT count(*)::int FROM portal_sso_domains WHERE issuer = $1) AS domains,
           (SELECT count(*)::int FROM portal_credentials
             WHERE provider_id = 'sso' AND position($1 || ' ' IN account_id) <> 1) AS "unusableLinks"`,
        [issuer ?? ""],
      );
      if (issuer === undefined) return ok("single sign-on is off");
      if (domains === 0)
        return warn(
          "no organization accepts PORTAL_OIDC_ISSUER, so no one can sign in with it",
          "run `svc portal sso add` for each organization, and have users link their account under Profile",
        );
      if (unusableLinks > 0)
        return warn(
          `${unusableLinks} SSO accounts are not linked to PORTAL_OIDC_ISSUER and no longer work`,
          "have users link again under Profile, or run `svc portal sso link`",
        );
      return ok(`${domains} domains accept PORTAL_OIDC_ISSUER`);
    },
  },
];
