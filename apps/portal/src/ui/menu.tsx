import type { ReactNode } from "react";
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  type MenuItemProps as AriaMenuItemProps,
  MenuTrigger,
} from "react-aria-components/Menu";
import { Popover } from "react-aria-components/Popover";
import { Button, type ButtonProps } from "./button.tsx";
import { Icon } from "./icon.tsx";
import { strings } from "./strings.ts";
import "./list.css";

export function Menu({
  label,
  text,
  children,
  ...buttonProps
}: { label?: string; text?: ReactNode; children: ReactNode } & Pick<
  ButtonProps,
  "variant" | "size" | "className"
>) {
  return (
    <MenuTrigger>
      <Button variant="quiet" {...buttonProps} aria-label={label ?? (text ? undefined : strings.moreActions)}>
        {text ?? <Icon name="ellipsis" />}
        {text !== undefined && <Icon name="chevron-down" size="small" />}
      </Button>
      <Popover className="popover">
        <AriaMenu className="menu">{children}</AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}

export function MenuItem({
  isDanger,
  ...props
}: Omit<AriaMenuItemProps, "className"> & { isDanger?: boolean }) {
  return <AriaMenuItem {...props} className="menu-item" data-danger={isDanger || undefined} />;
}
