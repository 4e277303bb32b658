import { toHtml } from "@svc/service-kit";
import { Marked, type Tokens } from "marked";

// The document's texts are ours, but for angle brackets in them, which are no elements.
const marked = new Marked({
  renderer: {
    html: ({ text }: Tokens.HTML | Tokens.Tag) => toHtml(text),
    code({ text }: Tokens.Code) {
      return `<pre><code>${toHtml(text)}</code></pre>\n`;
    },
    codespan({ text }: Tokens.Codespan) {
      const code = `<code>${toHtml(text)}</code>`;
      const path = linkOf(text);
      return path === null ? code : `<a href="${toHtml(path)}">${code}</a>`;
    },
  },
});

/** Pages of the service itself are linked where a text names them. */
function linkOf(code: string): string | null {
  return /^\/docs(\/[\w-]+)*$/.test(code) ? code : null;
}

/** Markdown as blocks of HTML. */
export function toBlocks(markdown: string): string {
  return marked.parse(markdown, { async: false });
}

/** Markdown of one line, without a paragraph around it. */
export function toInline(markdown: string): string {
  return marked.parseInline(markdown, { async: false });
}
