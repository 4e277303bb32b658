import { z } from "zod";
import { write } from "../../../context/define-operation.ts";
import { changeSettings } from "../organization-settings.ts";
import { changedSettings } from "../settings-examples.ts";
import { settingsPatchSchema } from "../settings-input.ts";
import { settingsEtag, settingsSchema, toSettingsView } from "../settings-view.ts";

export const updateOrganizationSettings = write({
  name: "updateOrganizationSettings",
  summary: "Update the organization's time zone, deadlines and rules",
  description: "A change applies only to deadlines that start after it.",
  // The role `operations` can change deadlines and the time zone. The name and second-person rules require an administrator.
  scope: "rollovers:operate",
  scopesFor: ({ name, secondPerson, requiresPasskey, incomingFunds }) => [
    ...(name === undefined && secondPerson === undefined && requiresPasskey === undefined
      ? []
      : (["members:write"] as const)),
    ...(incomingFunds?.autoApplyThreshold === undefined ? [] : (["rollovers:act"] as const)),
  ],
  input: settingsPatchSchema,
  view: settingsSchema,
  example: { input: { deadlineDays: { review: 3 } }, view: changedSettings },
  responses: { 200: "The updated settings." },
  errors: ["second_person_required"],
  ifMatch: true,
  etag: settingsEtag,
  rest: "PATCH /v1/organization/settings",
  graphql: {
    mutation: "updateOrganizationSettings",
    description: "Updates the organization's time zone, deadlines and second-person rules.",
    payload: {
      name: "OrganizationSettingsPayload",
      description: "The result of updating the settings.",
      view: z.object({
        settings: settingsSchema.describe("The settings after the call; null if there are errors."),
      }),
      toPayload: (settings) => ({ settings }),
    },
  },
  async run(call, patch) {
    const { tx, principal, clock, ifMatch } = call;
    const { organizationId } = principal;
    const change = { at: clock.now(), ifMatch, canRelax: false };
    const { organization, data } = await changeSettings(tx, organizationId, { patch, change });
    call.audit({ action: "organization.settings_changed", targetId: organizationId, data });
    return toSettingsView(organization);
  },
});
