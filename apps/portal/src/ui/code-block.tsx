import { CopyButton } from "./copy.tsx";
import "./code-block.css";

export function CodeBlock({ code, label }: { code: unknown; label: string }) {
  const text = typeof code === "string" ? code : JSON.stringify(code, null, 2);
  return (
    <figure className="code-block">
      <figcaption className="row row-between">
        <span>{label}</span>
        <CopyButton text={text} label={label} />
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: makes the content scrollable by keyboard. */}
      <section tabIndex={0} aria-label={label}>
        <pre>{text}</pre>
      </section>
    </figure>
  );
}

/** Indents JSON. Returns other text unchanged. */
export function formatJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
