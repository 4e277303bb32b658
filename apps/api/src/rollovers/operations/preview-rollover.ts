import { read } from "../../context/define-operation.ts";
import { readOrganizationTime } from "../../people/organizations/organization-clock.ts";
import { resolveCustodians } from "../drafts/resolve-custodians.ts";
import { buildPreview } from "../preview/build-preview.ts";
import { previewBody, rolloverPreview } from "../preview/preview-example.ts";
import { previewInputSchema } from "../preview/preview-input.ts";
import { previewView } from "../preview/preview-view.ts";
import { resolveDeclaration } from "../tax/disasters/resolve-declaration.ts";

export const previewRollover = read({
  name: "previewRollover",
  summary: "Preview a rollover",
  description:
    "Returns the outcome, the boxes of both tax forms, the withholding, the required documents, the deadlines and the facts to ask for. Needs no account and stores nothing.",
  scope: "rollovers:read",
  input: previewInputSchema,
  view: previewView,
  example: { input: previewBody, view: rolloverPreview },
  responses: { 200: "The expected result." },
  errors: ["not_found"],
  acceptsIdempotencyKey: true,
  rest: "POST /v1/rollovers/preview",
  graphql: { query: "rolloverPreview" },
  async run(call, input) {
    const directory = await call.custodians.get();
    const { organizationId } = call.principal;
    const time = await readOrganizationTime(call, call.db.sql, organizationId);
    const attestations = await resolveDeclaration(call.db.sql, input.attestations ?? {});
    return buildPreview(resolveCustodians(directory, { ...input, attestations }), {
      directory,
      time,
      organizationId,
      environment: call.environment,
    });
  },
});
