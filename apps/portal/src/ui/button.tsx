import type { ReactNode } from "react";
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from "react-aria-components/Button";
import { Link as AriaLink, type LinkProps as AriaLinkProps } from "react-aria-components/Link";
import "./button.css";

interface Look {
  /** `primary` once on a page or dialog; `danger` for what cannot be taken back. */
  look?: "primary" | "plain" | "quiet" | "danger";
  size?: "base" | "small";
  className?: string;
  children?: ReactNode;
}

export type ButtonProps = Omit<AriaButtonProps, "className" | "children"> & Look;

/** Does something. What is under way is `isPending`: it stays focused, and is not pressed twice. */
export function Button({ look = "plain", size = "base", className = "", ...props }: ButtonProps) {
  return <AriaButton {...props} className={`button ${className}`} data-look={look} data-size={size} />;
}

export type LinkButtonProps = Omit<AriaLinkProps, "className" | "children"> & Look;

/** Leads somewhere, and looks like a button. `href` is a path within the portal: `/keys/new`. */
export function LinkButton({ look = "plain", size = "base", className = "", ...props }: LinkButtonProps) {
  return <AriaLink {...props} className={`button ${className}`} data-look={look} data-size={size} />;
}

/** A link in text. `href` within the portal is without its `/portal`. */
export function TextLink(props: Omit<AriaLinkProps, "className">) {
  return <AriaLink {...props} className="text-link" />;
}
