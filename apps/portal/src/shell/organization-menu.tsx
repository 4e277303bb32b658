import { useQuery } from "@tanstack/react-query";
import { chooseOrganization } from "../api/organization.ts";
import { sessionQuery, useMe } from "../api/session.ts";
import { Menu, MenuItem } from "../ui/menu.tsx";
import { findOrganizations } from "./choose-organization.tsx";
import { strings } from "./strings.ts";

export function OrganizationMenu() {
  const { organization, isPlatform } = useMe();
  const { data } = useQuery(sessionQuery);
  const memberships = data?.memberships ?? [];
  if (isPlatform && organization) return <StaffOrganizationMenu id={organization.id} />;
  if (memberships.length < 2) return <span className="top-bar-organization">{organization?.name}</span>;
  return (
    <Menu label={`${strings.organization}: ${organization?.name ?? ""}`} text={organization?.name}>
      {memberships.map(({ organizationId, organizationName }) => (
        <MenuItem key={organizationId} onAction={() => chooseOrganization(organizationId)}>
          {organizationName}
        </MenuItem>
      ))}
    </Menu>
  );
}

function StaffOrganizationMenu({ id }: { id: string }) {
  const { data } = useQuery({
    queryKey: ["organization-name", id],
    queryFn: ({ signal }) => findOrganizations(id, signal),
  });
  const name = data?.find((one) => one.id === id)?.label ?? id;
  return (
    <Menu label={`${strings.organization}: ${name}`} text={name}>
      <MenuItem onAction={() => chooseOrganization(null)}>{strings.anotherOrganization}</MenuItem>
    </Menu>
  );
}
