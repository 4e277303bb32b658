import type { ReactNode, Ref } from "react";
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from "react-aria-components/Button";
import { Link as AriaLink, type LinkProps as AriaLinkProps } from "react-aria-components/Link";
import "./button.css";

interface Appearance {
  /** Use `primary` once per page or dialog, `danger` for actions that cannot be undone. */
  variant?: "primary" | "plain" | "quiet" | "danger";
  size?: "base" | "small";
  className?: string;
  children?: ReactNode;
}

export type ButtonProps = Omit<AriaButtonProps, "className" | "children"> & Appearance;

/** Keeps focus and ignores presses while pending. */
export function Button({
  variant = "plain",
  size = "base",
  className = "",
  ...props
}: ButtonProps & { ref?: Ref<HTMLButtonElement> }) {
  return <AriaButton {...props} className={`button ${className}`} data-variant={variant} data-size={size} />;
}

type LinkButtonProps = Omit<AriaLinkProps, "className" | "children"> & Appearance;

export function LinkButton({ variant = "plain", size = "base", className = "", ...props }: LinkButtonProps) {
  return <AriaLink {...props} className={`button ${className}`} data-variant={variant} data-size={size} />;
}

/** An `href` inside the portal omits `/portal`. */
export function TextLink(props: Omit<AriaLinkProps, "className">) {
  return <AriaLink {...props} className="text-link" />;
}
