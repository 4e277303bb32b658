import type { Environment } from "@svc/keys";

export interface Link {
  href: string;
  text: string;
}

export interface SideLink extends Link {
  /** HTTP method of the linked operation. */
  method?: string;
}

export interface LinkGroup {
  title: string;
  links: readonly SideLink[];
  /** If omitted, the group cannot be collapsed. */
  isCollapsed?: boolean;
}

export interface Heading {
  id: string;
  text: string;
  depth: number;
}

export interface Site {
  name: string;
  version?: string;
  environment?: Environment;
  /** URL of the start page. */
  home: string;
  groups: readonly LinkGroup[];
  /** Contents page, which the search reads as JSON. Without it, pages have no search. */
  search?: string;
  footer?: readonly Link[];
  /** HTML for the `head` of each page. */
  head?: string;
}

/** Fields with HTML must not contain client input. */
export interface ShownPage {
  site: Site;
  path: string;
  title: string;
  /** Plain text, for previews and search engines. */
  description?: string;
  /** HTML, starting with the page's `h1`. */
  main: string;
  layout?: "article" | "wide";
  contents?: readonly Heading[];
  /** Path of the sidebar page that this page belongs to. */
  section?: string;
  /** Links in the sidebar below the link of `section`. */
  nestedGroups?: readonly LinkGroup[];
  crumbs?: readonly Link[];
  previous?: Link | undefined;
  next?: Link | undefined;
  styles?: readonly string[];
  scripts?: readonly string[];
  /** HTML for the `head`. */
  head?: string;
  hasNoScripts?: boolean;
  isUnlisted?: boolean;
}
