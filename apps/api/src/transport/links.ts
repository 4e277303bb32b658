import { accountLinks } from "../accounts-and-consents/accounts/links.ts";
import type { Link } from "../context/links.ts";
import { custodianLinks } from "../custodians/links.ts";
import { rolloverLinks } from "../rollovers/links.ts";
import { eventLinks } from "../webhooks/events/links.ts";
import { webhookLinks } from "../webhooks/links.ts";

export const LINKS: readonly Link[] = [
  ...accountLinks,
  ...custodianLinks,
  ...eventLinks,
  ...rolloverLinks,
  ...webhookLinks,
];
