import { useMe } from "../api/session.ts";
import { Menu, MenuItem } from "../ui/menu.tsx";
import { signOut } from "./sign-out.ts";
import { strings } from "./strings.ts";
import { chooseTheme, THEMES, useTheme } from "./theme.ts";

export function AccountMenu() {
  const { user } = useMe();
  const theme = useTheme();
  const name = user.name || user.email;
  return (
    <Menu label={`${strings.account}: ${name}`} text={name} className="top-bar-account">
      <MenuItem href="/profile">{strings.pages.profile}</MenuItem>
      {THEMES.map((one) => (
        <MenuItem key={one} onAction={() => chooseTheme(one)}>
          {`${strings.theme}: ${strings.themes[one]}${one === theme ? " ✓" : ""}`}
        </MenuItem>
      ))}
      <MenuItem onAction={() => void signOut()}>{strings.signOut}</MenuItem>
    </Menu>
  );
}
