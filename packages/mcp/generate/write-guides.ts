const TITLE = /^# (.+)\n+/;
const GUIDE_LINK = /\]\(([\w-]+)\.md(#[\w-]+)?\)/g;

/** Turns links between guides into resource links. @param files Markdown by name */
export function writeGuides(files: ReadonlyMap<string, string>): string {
  const guides = [...files].map(([name, text]) => {
    const [, title = name] = TITLE.exec(text) ?? [];
    const [summary = ""] = text.replace(TITLE, "").split("\n\n");
    const linked = text.replace(GUIDE_LINK, (_, target, anchor = "") => `](svc://guides/${target}${anchor})`);
    return { name, title, summary: summary.replaceAll("\n", " "), text: linked };
  });
  return `export interface Guide {
  name: string;
  title: string;
  summary: string;
  /** Markdown. */
  text: string;
}

export const GUIDES: readonly Guide[] = ${JSON.stringify(guides, null, 1)};
`;
}
