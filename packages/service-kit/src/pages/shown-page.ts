import type { Heading, Link, LinkGroup, Site } from "./site.ts";

/** One page of a service. What is called HTML here is ours, and never what somebody sent. */
export interface ShownPage {
  site: Site;
  /** Its path, by which the side knows where one is. */
  path: string;
  /** Plain text. */
  title: string;
  /** One sentence of plain text, for previews and search engines. */
  description?: string;
  /** HTML. It begins with the page's `h1`. */
  main: string;
  /** `article` has lines of a length that one reads well; `wide` takes all the room there is. */
  layout?: "article" | "wide";
  /** What "On this page" lists; nothing for none. */
  contents?: readonly Heading[];
  /** The path of the page of the side that this one belongs to, where it is not in the side itself. */
  section?: string;
  /** What is shown in the side beneath the link to this page or its section, as the operations beneath the reference. */
  beneath?: readonly LinkGroup[];
  /** The way here from the overview, without this page. */
  crumbs?: readonly Link[];
  previous?: Link | undefined;
  next?: Link | undefined;
  /** Addresses of further style sheets and module scripts. */
  styles?: readonly string[];
  scripts?: readonly string[];
  /** HTML for the head, beside what every page has. */
  head?: string;
  /** Whether it does without scripts. */
  hasNoScripts?: boolean;
  /** Whether search engines leave it out. */
  isUnlisted?: boolean;
}
