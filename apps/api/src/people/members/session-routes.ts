import { MEMBER_ERRORS, parseQuery, requireUtf8Query } from "@svc/service-kit/endpoints";
import { Problem } from "@svc/service-kit/errors";
import { listSchema } from "@svc/service-kit/lists";
import { jsonContent, type Route } from "@svc/service-kit/routes";
import { z } from "zod";
import type { ApiContext } from "../../context/context.ts";
import { requireSession } from "./authenticate-member.ts";
import { findOrganizations, findPlatformMembership } from "./memberships.ts";
import { needsSecondFactor } from "./roles.ts";
import { session as example } from "./session-examples.ts";
import { readSessionView, sessionSchema } from "./session-view.ts";

const MAX_ORGANIZATIONS = 20;

const organizationsQuery = z.strictObject({
  q: z
    .string()
    .max(100, "must be at most 100 characters")
    .default("")
    .describe("Part of a name, or a full ID."),
});

const organizationSchema = z
  .strictObject({
    id: z.string().describe("The organization ID."),
    name: z.string().describe("The organization's name."),
  })
  .meta({ id: "NamedOrganization" });

const ERRORS = [
  ...MEMBER_ERRORS,
  "method_not_allowed",
  "internal_error",
  "dependency_unavailable",
  "overloaded",
] as const;

export const sessionRoutes: readonly Route<{ ctx: ApiContext }>[] = [
  {
    method: "GET",
    path: "/portal/api/session",
    operationId: "getSession",
    summary: "Retrieve the session and its organizations",
    description: "Returns 401 `sign_in_required` without a session.",
    tag: "Portal",
    credentials: ["member"],
    responses: { 200: { description: "The signed-in user.", content: jsonContent(sessionSchema, example) } },
    errors: ERRORS,
    serve:
      ({ ctx }) =>
      async (req, res) => {
        const session = await requireSession(ctx, req, res);
        res.setHeader("Cache-Control", "no-store");
        res.json(await readSessionView(ctx, session));
      },
  },
  {
    method: "GET",
    path: "/portal/api/organizations",
    operationId: "findOrganizations",
    summary: "Search organizations as institution staff",
    description: `Returns the first ${MAX_ORGANIZATIONS} organizations, sorted by name. Other users receive 403; their organizations are in the session.`,
    tag: "Portal",
    credentials: ["member"],
    scope: "organizations:manage",
    query: organizationsQuery,
    responses: {
      200: {
        description: "The matching organizations.",
        content: jsonContent(listSchema(organizationSchema), {
          object: "list",
          data: [{ id: "org_01kq3v5v2mf9t8r4s1d7x6w3zb", name: "Demo Retirement" }],
          hasMore: false,
          nextCursor: null,
        }),
      },
    },
    errors: [...ERRORS, "invalid_request", "unknown_parameter"],
    serve:
      ({ ctx }) =>
      async (req, res) => {
        const { userId, ssoIssuer, hasSecondFactor } = await requireSession(ctx, req, res);
        const staff = await findPlatformMembership.first(ctx.db.sql, { userId, ssoIssuer });
        if (!staff)
          throw new Problem("insufficient_scope", "This request requires the scope organizations:manage.");
        if (needsSecondFactor("platform", ctx.environment) && !hasSecondFactor)
          throw new Problem("two_factor_required");
        requireUtf8Query(req.url);
        const { q } = parseQuery(organizationsQuery, req.query);
        const data = await findOrganizations(ctx.db.sql, { text: q.trim(), limit: MAX_ORGANIZATIONS });
        res.setHeader("Cache-Control", "no-store");
        res.json({ object: "list", data, hasMore: false, nextCursor: null });
      },
  },
];
