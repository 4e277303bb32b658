import type { Heading, Link, LinkGroup, Site } from "./site.ts";

/** HTML in it is ours, never client input. */
export interface ShownPage {
  site: Site;
  path: string;
  /** Plain text. */
  title: string;
  /** Plain text, for previews and search engines. */
  description?: string;
  /** HTML, starting with the page's `h1`. */
  main: string;
  layout?: "article" | "wide";
  contents?: readonly Heading[];
  /** Path of the sidebar page that this page belongs to. */
  section?: string;
  /** Sidebar links beneath this page or its section. */
  beneath?: readonly LinkGroup[];
  crumbs?: readonly Link[];
  previous?: Link | undefined;
  next?: Link | undefined;
  styles?: readonly string[];
  scripts?: readonly string[];
  head?: string;
  hasNoScripts?: boolean;
  isUnlisted?: boolean;
}
