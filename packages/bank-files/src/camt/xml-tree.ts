import { SaxesParser } from "saxes";
import type { FileDraft } from "../file-draft.ts";

export interface XmlNode {
  /** Without a prefix. */
  name: string;
  namespace: string;
  line: number;
  /** The `Ccy` attribute. */
  currency: string | null;
  text: string;
  children: XmlNode[];
}

const MAX_DEPTH = 40;
const MAX_NODES = 1_000_000;
const MAX_TEXT_LENGTH = 10_000;

class XmlError extends Error {}

/** Reads XML without DTDs, so that no entity expands and no URL is opened. Returns null after an issue. */
export function readXml(text: string, draft: FileDraft): XmlNode | null {
  // The file is already decoded, so the byte order mark and the declared encoding don't matter.
  const parser = new SaxesParser({ xmlns: true, position: true });
  const stack: XmlNode[] = [];
  let root: XmlNode | null = null;
  let nodeCount = 0;
  parser.on("doctype", () => {
    throw new XmlError("The file has a document type declaration (DOCTYPE), which is not allowed.");
  });
  parser.on("opentag", (tag) => {
    nodeCount += 1;
    if (stack.length >= MAX_DEPTH)
      throw new XmlError(`The elements are nested deeper than ${MAX_DEPTH} levels.`);
    if (nodeCount > MAX_NODES) throw new XmlError(`The file has more than ${MAX_NODES} elements.`);
    const node: XmlNode = {
      name: tag.local,
      namespace: tag.uri,
      line: parser.line,
      currency: tag.attributes.Ccy?.value ?? null,
      text: "",
      children: [],
    };
    const parent = stack.at(-1);
    if (parent === undefined) root = node;
    else parent.children.push(node);
    stack.push(node);
  });
  const appendText = (chunk: string) => {
    const node = stack.at(-1);
    if (node === undefined) return;
    node.text += chunk;
    if (node.text.length > MAX_TEXT_LENGTH)
      throw new XmlError(`The text of ${node.name} has more than ${MAX_TEXT_LENGTH} characters.`);
  };
  parser.on("text", appendText);
  parser.on("cdata", appendText);
  parser.on("closetag", () => {
    const node = stack.pop();
    if (node !== undefined) node.text = node.text.trim();
  });
  parser.on("error", (error) => {
    throw new XmlError(`The file is not well-formed XML: ${describeError(error)}.`);
  });
  try {
    parser.write(text.replace(/^\uFEFF/, "").trimStart()).close();
    return root;
  } catch (error) {
    if (!(error instanceof XmlError)) throw error;
    draft.addError(parser.line + countLeadingLines(text), "invalid_xml", error.message);
    return null;
  }
}

/** Removes the position from the library's message, and limits its length because it can quote the file. */
function describeError(error: Error): string {
  return error.message
    .replace(/^\d+:\d+: /, "")
    .replace(/\.$/, "")
    .slice(0, 100);
}

function countLeadingLines(text: string): number {
  const [blank = ""] = /^\s*/.exec(text.replace(/^\uFEFF/, "")) ?? [];
  return blank.split("\n").length - 1;
}

export function findNode(node: XmlNode | null, ...path: string[]): XmlNode | null {
  let current: XmlNode | null = node;
  for (const name of path) current = current?.children.find((child) => child.name === name) ?? null;
  return current;
}

export function listNodes(node: XmlNode | null, name: string): XmlNode[] {
  return node?.children.filter((child) => child.name === name) ?? [];
}

/** Returns null if the first element at the path is missing or empty. */
export function readText(node: XmlNode | null, ...path: string[]): string | null {
  return findNode(node, ...path)?.text || null;
}

/** Reads an `xs:boolean`. */
export function isTrue(node: XmlNode | null, ...path: string[]): boolean {
  return ["true", "1"].includes(readText(node, ...path) ?? "");
}
