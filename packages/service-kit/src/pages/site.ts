import type { Environment } from "@svc/keys";

export interface Link {
  href: string;
  text: string;
}

export interface SideLink extends Link {
  method?: string;
}

export interface LinkGroup {
  title: string;
  links: readonly SideLink[];
  /** Undefined if not collapsible. */
  isCollapsed?: boolean;
}

export interface Heading {
  id: string;
  /** Plain text. */
  text: string;
  depth: number;
}

export interface Site {
  name: string;
  version?: string;
  environment?: Environment;
  home: string;
  groups: readonly LinkGroup[];
  /** The contents page, which the search reads as JSON. Without it, there is no search. */
  search?: string;
  footer?: readonly Link[];
  head?: string;
}
