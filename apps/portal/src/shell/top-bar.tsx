import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { chooseOrganization } from "../api/organization.ts";
import { sessionQuery, useMe } from "../api/session.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Menu, MenuItem } from "../ui/menu.tsx";
import { Places } from "./sidebar.tsx";
import { signOut } from "./sign-out.ts";
import { strings } from "./strings.ts";
import { chooseTheme, THEMES, useTheme } from "./theme.ts";

export function TopBar({
  isDrawerOpen,
  onDrawer,
}: {
  isDrawerOpen: boolean;
  onDrawer: (isOpen: boolean) => void;
}) {
  const { user } = useMe();
  const theme = useTheme();
  return (
    <div className="top-bar no-print">
      <Button look="quiet" className="drawer-button" aria-label={strings.menu} onPress={() => onDrawer(true)}>
        ☰
      </Button>
      <Dialog title={strings.navigation} isOpen={isDrawerOpen} onClose={() => onDrawer(false)}>
        <nav aria-label={strings.navigation}>
          <Places />
        </nav>
      </Dialog>
      <Link to="/" className="top-bar-name">
        {strings.title}
      </Link>
      <Organizations />
      <span className="top-bar-room" />
      <Menu label={`${strings.account}: ${user.name || user.email}`} words={user.name || user.email}>
        <MenuItem href="/profile">{strings.profile}</MenuItem>
        {THEMES.map((one) => (
          <MenuItem key={one} onAction={() => chooseTheme(one)}>
            {`${strings.theme}: ${strings.themes[one]}${one === theme ? " ✓" : ""}`}
          </MenuItem>
        ))}
        <MenuItem onAction={() => void signOut()}>{strings.signOut}</MenuItem>
      </Menu>
    </div>
  );
}

/** The organization, and the others of who belongs to several. */
function Organizations() {
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
