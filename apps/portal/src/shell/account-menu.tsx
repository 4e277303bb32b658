import { queryClient } from "../api/queries.ts";
import { useMe } from "../api/session.ts";
import { Menu, MenuItem } from "../ui/menu.tsx";
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

async function signOut(): Promise<void> {
  await fetch("/portal/auth/sign-out", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: "{}",
  });
  queryClient.clear();
  location.assign("/portal/sign-in");
}
