import { getDocument } from "unpdf/pdfjs";

interface PlacedText {
  text: string;
  page: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface StructureNode {
  role?: string;
  id?: string;
  children?: StructureNode[];
}

interface ParsedLetter {
  pages: number;
  isTagged: boolean;
  language: string | null;
  metadata: Record<string, unknown>;
  /** In structure order, without page artifacts. */
  taggedTexts: [role: string, text: string][];
  placed: PlacedText[];
  fonts: string[];
}

export async function readLetter(bytes: Uint8Array): Promise<ParsedLetter> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0, useSystemFonts: false });
  const pdf = await task.promise;
  const result: Omit<ParsedLetter, "metadata" | "isTagged" | "language"> = {
    pages: pdf.numPages,
    taggedTexts: [],
    placed: [],
    fonts: [],
  };
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { height } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    const texts = new Map<string, string>();
    const openContentIds: (string | null)[] = [];
    for (const item of items) {
      if (!("str" in item)) {
        if (item.type === "endMarkedContent") openContentIds.pop();
        else openContentIds.push(item.id ?? null);
        continue;
      }
      const id = openContentIds.findLast((one) => one !== null);
      if (id) texts.set(id, `${texts.get(id) ?? ""}${item.str}${item.hasEOL ? "\n" : ""}`);
      const [left = 0, baseline = 0] = item.transform.slice(4) as number[];
      if (item.str.trim() === "") continue;
      result.placed.push({
        text: item.str,
        page: number,
        left,
        right: left + item.width,
        top: height - baseline - item.height,
        bottom: height - baseline,
      });
    }
    const tree = (await page.getStructTree()) as StructureNode | null;
    result.taggedTexts.push(...listInReadingOrder(tree, texts));
    const { fnArray, argsArray } = await page.getOperatorList();
    for (const [index] of fnArray.entries()) {
      // PDF.js has font IDs such as `g_d0_f1`.
      const [name] = (argsArray[index] ?? []) as unknown[];
      if (typeof name === "string" && /^g_.*_f\d+$/.test(name) && page.commonObjs.has(name)) {
        const font = page.commonObjs.get(name) as { name: string; missingFile?: boolean };
        result.fonts.push(`${font.name}${font.missingFile ? " (missing)" : ""}`);
      }
    }
  }
  const { info } = await pdf.getMetadata();
  const { Marked = false } = ((await pdf.getMarkInfo()) ?? {}) as { Marked?: boolean };
  await task.destroy();
  const metadata = info as Record<string, unknown>;
  return {
    ...result,
    fonts: [...new Set(result.fonts)],
    isTagged: Marked,
    language: (metadata.Language as string | undefined) ?? null,
    metadata,
  };
}

function listInReadingOrder(
  node: StructureNode | null,
  texts: ReadonlyMap<string, string>,
  role = "",
): [string, string][] {
  if (!node) return [];
  if (node.id !== undefined) return [[role, (texts.get(node.id) ?? "").trim()]];
  return (node.children ?? []).flatMap((child) => listInReadingOrder(child, texts, node.role ?? role));
}

export function readLetterText({ taggedTexts }: ParsedLetter): string {
  return taggedTexts.map(([, text]) => text).join("\n");
}
