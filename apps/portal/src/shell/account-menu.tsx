import { queryClient } from "../api/queries.ts";
import { useMe } from "../api/session.ts";
import { Icon } from "../ui/icon.tsx";
import type { IconName } from "../ui/icon-name.ts";
import { Menu, MenuItem } from "../ui/menu.tsx";
import { toast } from "../ui/toast.tsx";
import { AccountName } from "./account-name.tsx";
import { strings } from "./strings.ts";
import { chooseTheme, THEMES, useTheme } from "./theme.ts";

const THEME_ICONS: Readonly<Record<(typeof THEMES)[number], IconName>> = {
  system: "monitor",
  light: "sun",
  dark: "moon",
};

export function AccountMenu() {
  const { user } = useMe();
  const theme = useTheme();
  const name = user.name || user.email;
  return (
    <Menu
      label={`${strings.account}: ${name}`}
      text={<AccountName name={name} />}
      className="top-bar-account"
    >
      <MenuItem href="/profile">
        <Icon name="circle-user-round" />
        {strings.pages.profile}
      </MenuItem>
      {THEMES.map((one) => (
        <MenuItem key={one} onAction={() => chooseTheme(one)}>
          <Icon name={one === theme ? "check" : THEME_ICONS[one]} />
          {`${strings.theme}: ${strings.themes[one]}`}
        </MenuItem>
      ))}
      <MenuItem onAction={() => void signOut()}>
        <Icon name="log-out" />
        {strings.signOut}
      </MenuItem>
    </Menu>
  );
}

async function signOut(): Promise<void> {
  const response = await fetch("/portal/auth/sign-out", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: "{}",
  }).catch(() => null);
  if (!response?.ok) {
    toast({ title: strings.signOutFailed, detail: strings.signOutFailedHint, tone: "bad" });
    return;
  }
  queryClient.clear();
  location.assign("/portal/sign-in");
}
