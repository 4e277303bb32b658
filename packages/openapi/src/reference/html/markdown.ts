import { toHtml } from "@svc/service-kit/http";
import { Marked, type Tokens } from "marked";

// The repository's texts contain no HTML, so angle brackets are escaped.
const marked = new Marked({
  renderer: {
    html: ({ text }: Tokens.HTML | Tokens.Tag) => toHtml(text),
    code({ text }: Tokens.Code) {
      return `<pre><code>${toHtml(text)}</code></pre>\n`;
    },
    codespan({ text }: Tokens.Codespan) {
      const code = `<code>${toHtml(text)}</code>`;
      const path = findLink(text);
      return path === null ? code : `<a href="${toHtml(path)}">${code}</a>`;
    },
  },
});

function findLink(code: string): string | null {
  return /^\/docs(\/[\w-]+)*$/.test(code) ? code : null;
}

export function toBlocks(markdown: string): string {
  return marked.parse(markdown, { async: false });
}

export function toInline(markdown: string): string {
  return marked.parseInline(markdown, { async: false });
}
