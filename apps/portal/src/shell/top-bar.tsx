import { Link } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { useMe } from "../api/session.ts";
import { Button } from "../ui/button.tsx";
import { PaletteButton } from "./palette-button.tsx";
import { strings } from "./strings.ts";

const Drawer = lazy(() => import("./drawer.tsx").then((module) => ({ default: module.Drawer })));
const AccountMenu = lazy(() =>
  import("./account-menu.tsx").then((module) => ({ default: module.AccountMenu })),
);
const OrganizationMenu = lazy(() =>
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
        className="drawer-button"
        aria-label={strings.menu}
        onPress={() => onDrawerChange(true)}
      >
        ☰
      </Button>
      {isDrawerOpen && (
        <Suspense>
          <Drawer onClose={() => onDrawerChange(false)} />
        </Suspense>
      )}
      <Link to="/" className="top-bar-name">
        {strings.title}
      </Link>
      <Suspense fallback={<span className="top-bar-organization">{organization?.name}</span>}>
        <OrganizationMenu />
      </Suspense>
      <span className="top-bar-room" />
      <PaletteButton />
      <Suspense fallback={<span className="top-bar-organization">{user.name || user.email}</span>}>
        <AccountMenu />
      </Suspense>
    </div>
  );
}
