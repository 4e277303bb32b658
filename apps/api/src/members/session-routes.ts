import { jsonForm, MEMBER_ERRORS, type Route } from "@svc/service-kit";
import type { ApiContext } from "../context.ts";
import { session as example } from "../examples/session-story.ts";
import { requireSession } from "./authenticate-member.ts";
import { readSessionView, sessionSchema } from "./session-view.ts";

/** What the portal asks before an organization is chosen. */
export const sessionRoutes: readonly Route<{ ctx: ApiContext }>[] = [
  {
    method: "GET",
    path: "/portal/api/session",
    operationId: "getSession",
    summary: "Show who is signed in, and where they may act",
    description: "Without a session it answers 401 `sign_in_required`.",
    tag: "Portal",
    credentials: ["member"],
    answers: { 200: { description: "Who is signed in.", content: jsonForm(sessionSchema, example) } },
    errors: [...MEMBER_ERRORS, "method_not_allowed", "internal_error", "dependency_unavailable"],
    serve:
      ({ ctx }) =>
      async (req, res) => {
        const session = await requireSession(ctx, req, res);
        res.setHeader("Cache-Control", "no-store");
        res.json(await readSessionView(ctx, session));
      },
  },
];
