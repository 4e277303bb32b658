import { encode } from "uqr";
import { COLORS, type Element, type PageSettings, SIZES, TaggedPages } from "./tagged-pages.ts";
import type { Typeface } from "./typeface.ts";

// All lengths are in points (1/72 inch).

const LABEL_WIDTH = 138;
const GAP = 10;
const STAMP_HEIGHT = 112;
const LOGO = { width: 180, height: 54 };
const QR_SIZE = 132;
/** Light margin, in modules (ISO/IEC 18004). */
const QR_MARGIN = 4;

/** A null value leaves a blank to fill in by hand. */
export type Fact = readonly [label: string, value: string | readonly string[] | null];

/** A tagged PDF. Text that the typeface cannot print becomes a blank to fill in by hand. */
export class Letter {
  private readonly pages: TaggedPages;

  constructor(typeface: Typeface, settings: PageSettings) {
    this.pages = new TaggedPages(typeface, settings);
  }

  letterhead(name: string, lines: readonly string[], logo: Buffer | null): void {
    const { pages } = this;
    if (logo !== null) pages.y += pages.image(logo, `Logo of ${name}`, LOGO) + 8;
    pages.text("P", pages.toPrintable(name), { font: "bold", size: SIZES.heading, color: COLORS.accent });
    if (lines.length > 0) {
      const text = lines.map((line) => pages.toPrintable(line)).join("\n");
      pages.text("P", text, { size: SIZES.small, color: COLORS.quiet });
    }
    pages.y += 12;
  }

  qrCode(text: string, description: string): void {
    this.pages.keepTogether(QR_SIZE + 12);
    this.pages.grid(encode(text, { border: QR_MARGIN, ecc: "M" }).data, description, QR_SIZE);
    this.pages.y += 12;
  }

  toPrintable(text: string): string {
    return this.pages.toPrintable(text);
  }

  title(text: string): void {
    const { pages } = this;
    pages.text("H1", text, { font: "bold", size: SIZES.title, color: COLORS.accent });
    pages.line(pages.left, pages.y + 4, { length: pages.width, color: COLORS.accent, thickness: 1.2 });
    pages.y += 16;
  }

  heading(text: string): void {
    // Avoids a heading alone at the foot of a page.
    this.pages.keepTogether(64);
    this.pages.y += 8;
    this.pages.text("H2", text, { font: "bold", size: SIZES.heading, color: COLORS.accent });
    this.pages.y += 4;
  }

  paragraph(text: string, style: "text" | "small" = "text"): void {
    // Short paragraphs stay whole; longer ones can be split.
    this.pages.keepTogether(Math.min(this.pages.measureHeight(text, this.pages.width), 48));
    this.pages.text("P", text, { size: SIZES[style], color: style === "small" ? COLORS.quiet : COLORS.ink });
    this.pages.y += 6;
  }

  address(lines: readonly string[]): void {
    this.pages.text("P", lines.map((line) => this.pages.toPrintable(line)).join("\n"));
    this.pages.y += 10;
  }

  list(facts: readonly Fact[]): void {
    const list = this.pages.element("L");
    for (const [label, value] of facts) this.writeFact(list, label, value);
    this.pages.y += 4;
  }

  notice(heading: string, items: readonly string[]): void {
    const { pages } = this;
    const innerWidth = pages.width - 2 * GAP;
    const height =
      pages.measureHeight(heading, innerWidth, { font: "bold" }) +
      items.reduce((sum, item) => sum + pages.measureHeight(item, innerWidth - 12) + 3, 0) +
      2 * GAP;
    pages.keepTogether(height);
    const top = pages.y;
    pages.box("filled", { x: pages.left, y: top, width: pages.width, height });
    pages.y = top + GAP - 1;
    pages.text("P", heading, { font: "bold", x: pages.left + GAP, width: innerWidth });
    pages.y += 2;
    const list = pages.element("L");
    const layout = { x: pages.left + GAP, width: innerWidth, indent: 12, space: 3 };
    for (const text of items) this.writeItem(list, { label: "•", text }, layout);
    pages.y = top + height + 10;
  }

  checklist(items: readonly { text: string; isMarked: boolean }[]): void {
    const { pages } = this;
    const list = pages.element("L");
    const layout = { x: pages.left + 2.4, width: pages.width - 2.4, indent: 17.6, space: 4 };
    for (const { text, isMarked } of items) {
      const itemText = pages.toPrintable(text);
      pages.keepTogether(pages.measureHeight(itemText, pages.width - 20) + 5);
      pages.box("plain", { x: pages.left + 1, y: pages.y + 2.5, width: 9, height: 9 });
      this.writeItem(list, { label: isMarked ? "X" : null, text: itemText }, layout);
    }
    pages.y += 4;
  }

  /** @param names the labels below the lines, each with a share of the width */
  signatures(...names: readonly (readonly [name: string, share: number])[]): void {
    const { pages } = this;
    pages.keepTogether(58);
    const gap = 24;
    const total = names.reduce((sum, [, share]) => sum + share, 0);
    const top = pages.y + 30;
    let x = pages.left;
    for (const [name, share] of names) {
      const width = ((pages.width - gap * (names.length - 1)) * share) / total;
      pages.line(x, top, { length: width });
      pages.text("P", name, { x, y: top + 3, width, size: SIZES.small, color: COLORS.quiet });
      x += width + gap;
    }
    pages.y = top + 22;
  }

  /** Draws an empty box, such as for a medallion signature guarantee. */
  stamp(name: string, text: string): void {
    const { pages } = this;
    pages.keepTogether(STAMP_HEIGHT + 12);
    const top = pages.y + 6;
    pages.box("dashed", { x: pages.left, y: top, width: pages.width, height: STAMP_HEIGHT });
    const style = { x: pages.left + GAP, width: pages.width - 2 * GAP, size: SIZES.small };
    pages.text("P", name, { ...style, y: top + 7, font: "bold" });
    pages.text("P", text, { ...style, color: COLORS.quiet });
    pages.y = top + STAMP_HEIGHT + 8;
  }

  keepTogether(points: number): void {
    this.pages.keepTogether(points);
  }

  finish(): Promise<Buffer> {
    if (this.pages.hasBlanks) {
      this.paragraph(
        "Some fields above are blank, because this letter's typeface does not have their characters. Fill them in by hand, as they appear on the account.",
        "small",
      );
    }
    return this.pages.finish();
  }

  private writeFact(list: Element, label: string, value: Fact[1]): void {
    const { pages } = this;
    const width = pages.width - LABEL_WIDTH - GAP;
    const x = pages.left + LABEL_WIDTH + GAP;
    const labelStyle = { size: 9.5, color: COLORS.quiet, width: LABEL_WIDTH };
    const lines = value === null ? [] : [value].flat().map((line) => pages.toPrintable(line));
    const text = lines.join("\n");
    const valueHeight = value === null ? 20 : pages.measureHeight(text, width, { font: "bold" });
    const height = Math.max(pages.measureHeight(label, LABEL_WIDTH, labelStyle), valueHeight);
    pages.keepTogether(height + 5);
    const top = pages.y;
    const parent = pages.element("LI", list);
    pages.text("Lbl", label, { ...labelStyle, x: pages.left, y: top + 0.5, parent });
    if (value === null) {
      const size = SIZES.tiny;
      pages.text("LBody", "to be filled in", { x, y: top + 2, width, size, color: COLORS.quiet, parent });
      pages.line(x + 56, top + 16, { length: width - 56 });
    } else {
      pages.text("LBody", text, { x, y: top, width, font: "bold", parent });
    }
    pages.y = top + height + 5;
  }

  private writeItem(
    list: Element,
    { label, text }: { label: string | null; text: string },
    { x, width, indent, space }: { x: number; width: number; indent: number; space: number },
  ): void {
    const { pages } = this;
    const { y } = pages;
    const parent = pages.element("LI", list);
    if (label !== null) pages.text("Lbl", label, { x, y, width: indent, font: "bold", parent });
    pages.text("LBody", text, { x: x + indent, y, width: width - indent, parent });
    pages.y += space;
  }
}
