// What makes the pages of the reference. It is loaded with the first of them: it brings a reader of Markdown and of languages along.
export { codeBlock } from "./html/code-block.ts";
export { toBlocks, toInline } from "./html/markdown.ts";
export { catalogueOf, type ReferenceSource } from "./reference-catalogue.ts";
export { type Sample, samplesOf } from "./samples/samples.ts";
