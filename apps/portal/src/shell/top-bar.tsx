import { Link } from "@tanstack/react-router";
import { Suspense } from "react";
import { useMe } from "../api/session.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { lazyComponent } from "../ui/lazy-component.ts";
import { Mark } from "../ui/mark.tsx";
import { AccountName } from "./account-name.tsx";
import { EnvironmentBadge } from "./environment-badge.tsx";
import { PaletteButton } from "./palette-button.tsx";
import { SandboxDate } from "./sandbox-date.tsx";
import { strings } from "./strings.ts";

const Drawer = lazyComponent(() => import("./drawer.tsx").then((module) => ({ default: module.Drawer })));
const AccountMenu = lazyComponent(() =>
  import("./account-menu.tsx").then((module) => ({ default: module.AccountMenu })),
);
const OrganizationMenu = lazyComponent(() =>
  import("./organization-menu.tsx").then((module) => ({ default: module.OrganizationMenu })),
);

export function TopBar({
  isDrawerOpen,
  onDrawerChange,
}: {
  isDrawerOpen: boolean;
  onDrawerChange: (isOpen: boolean) => void;
}) {
  const { user, organization } = useMe();
  return (
    <div className="top-bar no-print">
      <Button
        variant="quiet"
        className="button-icon drawer-button"
        aria-label={strings.menu}
        onPress={() => onDrawerChange(true)}
      >
        <Icon name="menu" />
      </Button>
      {isDrawerOpen && (
        <Suspense>
          <Drawer onClose={() => onDrawerChange(false)} />
        </Suspense>
      )}
      <Link to="/" className="top-bar-brand">
        <Mark />
        <span className="top-bar-name">{strings.title}</span>
      </Link>
      <span className="top-bar-slash" aria-hidden="true" />
      <Suspense fallback={<span className="top-bar-organization">{organization?.name}</span>}>
        <OrganizationMenu />
      </Suspense>
      <EnvironmentBadge />
      <SandboxDate />
      <span className="top-bar-spacer" />
      <PaletteButton />
      <Suspense
        fallback={
          <span className="top-bar-account button" data-variant="quiet" data-size="base">
            <AccountName name={user.name || user.email} />
          </span>
        }
      >
        <AccountMenu />
      </Suspense>
    </div>
  );
}
