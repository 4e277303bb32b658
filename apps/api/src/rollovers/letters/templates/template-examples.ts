import { NOW } from "../../../context/example-values.ts";
import { DEFAULT_TEMPLATE } from "./letter-template.ts";
import { patchTemplate, type TemplatePatch } from "./template-input.ts";
import { toTemplatesView } from "./template-view.ts";

export const defaultTemplates = toTemplatesView(DEFAULT_TEMPLATE);

export const templatePatch = {
  name: "Sample Trust Company",
  address: ["100 Example Avenue", "Springfield, IL 62701"],
  phone: "202-555-0100",
  signatoryName: "Grace Hopper",
  signatoryTitle: "Vice President, Rollover Operations",
  texts: [
    {
      kind: "letter_of_acceptance",
      paragraphs: ["{{organization.name}} accepts {{amount}} for {{participant.name}}."],
    },
  ],
} satisfies TemplatePatch;

export const changedTemplates = toTemplatesView({
  version: 1,
  content: patchTemplate(DEFAULT_TEMPLATE.content, templatePatch),
  createdAt: new Date(NOW),
});
