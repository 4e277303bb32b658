import { useQuery } from "@tanstack/react-query";
import { chooseOrganization } from "../api/organization.ts";
import { sessionQuery, useMe } from "../api/session.ts";
import { Menu, MenuItem } from "../ui/menu.tsx";
import { strings } from "./strings.ts";

/** The organization, and the others of who belongs to several. */
export function OrganizationMenu() {
  const { organization } = useMe();
  const { data } = useQuery(sessionQuery);
  const memberships = data?.memberships ?? [];
  if (memberships.length < 2) return <span className="top-bar-organization">{organization?.name}</span>;
  return (
    <Menu label={`${strings.organization}: ${organization?.name ?? ""}`} words={organization?.name}>
      {memberships.map(({ organizationId, organizationName }) => (
        <MenuItem key={organizationId} onAction={() => chooseOrganization(organizationId)}>
          {organizationName}
        </MenuItem>
      ))}
    </Menu>
  );
}
