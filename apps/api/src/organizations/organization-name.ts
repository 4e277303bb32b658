import { holdsLink, lineField } from "@svc/service-kit";

/** An organization's name. Invitations are mailed under it, so it must not be able to carry a link of its own. */
export const organizationNameField = lineField(100).refine(
  (name) => !holdsLink(name),
  "must not contain a web or email address; put a space after each dot",
);
