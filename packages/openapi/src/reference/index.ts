// Import this dynamically: it loads a Markdown parser and a highlighter.
export { codeBlock } from "./html/code-block.ts";
export { toBlocks, toInline } from "./html/markdown.ts";
export { catalogueOf, type ReferenceSource } from "./reference-catalogue.ts";
export { type Sample, samplesOf } from "./samples/samples.ts";
