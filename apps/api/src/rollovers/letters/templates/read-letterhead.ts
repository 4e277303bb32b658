import type { Sql } from "@svc/database";
import { getOrganizationName } from "../../../people/organizations/organizations.ts";
import { readLetterTemplate } from "./template-store.ts";

export interface Letterhead {
  name: string;
  phone: string | null;
  email: string | null;
  /** PNG in base64. */
  logo: string | null;
}

export async function readLetterhead(db: Sql, organizationId: string): Promise<Letterhead> {
  const { name, phone, email, logo } = (await readLetterTemplate(db, organizationId)).content;
  return { name: name ?? (await getOrganizationName(db, organizationId)), phone, email, logo };
}
