// Import dynamically: it loads a Markdown parser and a highlighter.
export { renderCodeBlock, renderResponseBlock } from "./html/code-block.ts";
export { toBlocks, toInline } from "./html/markdown.ts";
export { buildCatalog, type ReferenceSource } from "./reference-catalog.ts";
export { buildSamples, type Sample } from "./samples/samples.ts";
