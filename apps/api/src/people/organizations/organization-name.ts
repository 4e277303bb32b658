import { containsLink, lineField } from "@svc/service-kit/fields";

/** Invitation mails contain the name, so it must not contain links. */
export const organizationNameField = lineField(100).refine(
  (name) => !containsLink(name),
  "must not contain a web or email address; put a space after each dot",
);
