import { z } from "zod";
import { write } from "../../declare.ts";
import { changedSettings } from "../../examples/settings-story.ts";
import { changeSettings } from "../organization-settings.ts";
import { settingsPatchSchema } from "../settings-input.ts";
import { settingsSchema, tagOfSettings, toSettingsView } from "../settings-view.ts";

export const updateOrganizationSettings = write({
  name: "updateOrganizationSettings",
  summary:
    "Set where the organization's days are days, how long it waits for what, and what needs a second person",
  description: "What is running already runs on as it began; a change holds for what begins after it.",
  // Operators can change deadlines and the time zone; the name and second-person rules require an administrator.
  scope: "rollovers:operate",
  scopesOf: ({ name, secondPerson }) =>
    name === undefined && secondPerson === undefined ? [] : ["members:write"],
  input: settingsPatchSchema,
  view: settingsSchema,
  example: { input: { deadlineDays: { review: 3 } }, view: changedSettings },
  answers: { 200: "The settings as they are now." },
  errors: ["second_person_required"],
  ifMatch: true,
  etag: tagOfSettings,
  rest: "PATCH /v1/organization/settings",
  graphql: {
    mutation: "updateOrganizationSettings",
    description:
      "Sets where the organization's days are days, how long it waits for what, and what needs a second person.",
    payload: {
      name: "OrganizationSettingsPayload",
      description: "What became of the settings.",
      view: z.object({
        settings: settingsSchema.describe("The settings as they are now; null when there are errors."),
      }),
      of: (settings) => ({ settings }),
    },
  },
  async run(call, patch) {
    const { tx, principal, clock, ifMatch } = call;
    const { organizationId } = principal;
    const change = { at: clock.now(), ifMatch, mayRelax: false };
    const { organization, data } = await changeSettings(tx, organizationId, patch, change);
    call.audit({ action: "organization.settings_changed", targetId: organizationId, data });
    return toSettingsView(organization);
  },
});
