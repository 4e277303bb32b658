import type { Environment } from "@svc/keys";

export interface Link {
  href: string;
  /** Plain text. */
  text: string;
}

/** A link of the side; one of an operation says its method. */
export interface SideLink extends Link {
  method?: string;
}

/** Links under a heading. */
export interface LinkGroup {
  title: string;
  links: readonly SideLink[];
  /** Whether it is folded beneath a page's link; said of those that can be. */
  isFolded?: boolean;
}

/** A heading that "On this page" leads to. */
export interface Heading {
  /** Its `id`. */
  id: string;
  /** Plain text. */
  text: string;
  /** 2, or 3 beneath one of 2. */
  depth: number;
}

/** What all pages of a service have around them. */
export interface Site {
  /** How the service is called. */
  name: string;
  version?: string;
  environment?: Environment;
  /** Where its mark leads. */
  home: string;
  groups: readonly LinkGroup[];
  /** The page that lists all there is, as HTML and as the JSON that the search reads; nothing for no search. */
  search?: string;
  footer?: readonly Link[];
  /** HTML for the head of every page: links to the document. */
  head?: string;
}
