import { encode } from "uqr";
import { COLORS, type Element, type PageSettings, SIZES, TaggedPages } from "./tagged-pages.ts";
import type { Typeface } from "./typeface.ts";

// All lengths are in points (1/72 inch).

const LABEL_WIDTH = 138;
const GAP = 10;
const STAMP_HEIGHT = 112;
const LOGO = { width: 180, height: 54 };
const QR_SIZE = 132;
/** Light margin of a QR code, in modules (ISO/IEC 18004). */
const QR_MARGIN = 4;

/** A line of a letter. A null value leaves a blank to fill in by hand. */
export type Fact = readonly [label: string, value: string | readonly string[] | null];

/** Lays out a letter as a tagged PDF. Text that the typeface cannot print becomes a blank to fill in by hand. */
export class Letter {
  private readonly page: TaggedPages;

  constructor(typeface: Typeface, settings: PageSettings) {
    this.page = new TaggedPages(typeface, settings);
  }

  letterhead(name: string, lines: readonly string[], logo: Buffer | null): void {
    const { page } = this;
    if (logo !== null) page.y += page.image(logo, `Logo of ${name}`, LOGO) + 8;
    page.text("P", page.toPrintable(name), { font: "bold", size: SIZES.heading, color: COLORS.accent });
    if (lines.length > 0) {
      const text = lines.map((line) => page.toPrintable(line)).join("\n");
      page.text("P", text, { size: SIZES.small, color: COLORS.quiet });
    }
    page.y += 12;
  }

  qrCode(text: string, description: string): void {
    this.page.keepTogether(QR_SIZE + 12);
    this.page.grid(encode(text, { border: QR_MARGIN, ecc: "M" }).data, description, QR_SIZE);
    this.page.y += 12;
  }

  toPrintable(text: string): string {
    return this.page.toPrintable(text);
  }

  title(text: string): void {
    const { page } = this;
    page.text("H1", text, { font: "bold", size: SIZES.title, color: COLORS.accent });
    page.line(page.left, page.y + 4, { length: page.width, color: COLORS.accent, thickness: 1.2 });
    page.y += 16;
  }

  heading(text: string): void {
    // Avoids a heading alone at the foot of a page.
    this.page.keepTogether(64);
    this.page.y += 8;
    this.page.text("H2", text, { font: "bold", size: SIZES.heading, color: COLORS.accent });
    this.page.y += 4;
  }

  paragraph(text: string, style: "text" | "small" = "text"): void {
    // Short paragraphs stay whole; longer ones can be split.
    this.page.keepTogether(Math.min(this.page.measureHeight(text, this.page.width), 48));
    this.page.text("P", text, { size: SIZES[style], color: style === "small" ? COLORS.quiet : COLORS.ink });
    this.page.y += 6;
  }

  address(lines: readonly string[]): void {
    this.page.text("P", lines.map((line) => this.page.toPrintable(line)).join("\n"));
    this.page.y += 10;
  }

  list(facts: readonly Fact[]): void {
    const list = this.page.element("L");
    for (const [label, value] of facts) this.writeFact(list, label, value);
    this.page.y += 4;
  }

  notice(heading: string, items: readonly string[]): void {
    const { page } = this;
    const innerWidth = page.width - 2 * GAP;
    const height =
      page.measureHeight(heading, innerWidth, { font: "bold" }) +
      items.reduce((sum, item) => sum + page.measureHeight(item, innerWidth - 12) + 3, 0) +
      2 * GAP;
    page.keepTogether(height);
    const top = page.y;
    page.box("filled", { x: page.left, y: top, width: page.width, height });
    page.y = top + GAP - 1;
    page.text("P", heading, { font: "bold", x: page.left + GAP, width: innerWidth });
    page.y += 2;
    const list = page.element("L");
    const layout = { x: page.left + GAP, width: innerWidth, indent: 12, space: 3 };
    for (const text of items) this.writeItem(list, { label: "•", text }, layout);
    page.y = top + height + 10;
  }

  checklist(items: readonly { text: string; isMarked: boolean }[]): void {
    const { page } = this;
    const list = page.element("L");
    const layout = { x: page.left + 2.4, width: page.width - 2.4, indent: 17.6, space: 4 };
    for (const { text, isMarked } of items) {
      const itemText = page.toPrintable(text);
      page.keepTogether(page.measureHeight(itemText, page.width - 20) + 5);
      page.box("plain", { x: page.left + 1, y: page.y + 2.5, width: 9, height: 9 });
      this.writeItem(list, { label: isMarked ? "X" : null, text: itemText }, layout);
    }
    page.y += 4;
  }

  /** Draws lines to sign on. @param names the labels below the lines, each with a share of the width */
  signatures(...names: readonly (readonly [name: string, share: number])[]): void {
    const { page } = this;
    page.keepTogether(58);
    const gap = 24;
    const total = names.reduce((sum, [, share]) => sum + share, 0);
    const top = page.y + 30;
    let x = page.left;
    for (const [name, share] of names) {
      const width = ((page.width - gap * (names.length - 1)) * share) / total;
      page.line(x, top, { length: width });
      page.text("P", name, { x, y: top + 3, width, size: SIZES.small, color: COLORS.quiet });
      x += width + gap;
    }
    page.y = top + 22;
  }

  /** Draws an empty box for a stamp, such as a medallion signature guarantee. */
  stamp(name: string, text: string): void {
    const { page } = this;
    page.keepTogether(STAMP_HEIGHT + 12);
    const top = page.y + 6;
    page.box("dashed", { x: page.left, y: top, width: page.width, height: STAMP_HEIGHT });
    const style = { x: page.left + GAP, width: page.width - 2 * GAP, size: SIZES.small };
    page.text("P", name, { ...style, y: top + 7, font: "bold" });
    page.text("P", text, { ...style, color: COLORS.quiet });
    page.y = top + STAMP_HEIGHT + 8;
  }

  keepTogether(points: number): void {
    this.page.keepTogether(points);
  }

  finish(): Promise<Buffer> {
    if (this.page.hasBlanks) {
      this.paragraph(
        "Some fields above are blank, because this letter's typeface does not have their characters. Fill them in by hand, as they appear on the account.",
        "small",
      );
    }
    return this.page.finish();
  }

  private writeFact(list: Element, label: string, value: Fact[1]): void {
    const { page } = this;
    const width = page.width - LABEL_WIDTH - GAP;
    const x = page.left + LABEL_WIDTH + GAP;
    const labelStyle = { size: 9.5, color: COLORS.quiet, width: LABEL_WIDTH };
    const lines = value === null ? [] : [value].flat().map((line) => page.toPrintable(line));
    const text = lines.join("\n");
    const valueHeight = value === null ? 20 : page.measureHeight(text, width, { font: "bold" });
    const height = Math.max(page.measureHeight(label, LABEL_WIDTH, labelStyle), valueHeight);
    page.keepTogether(height + 5);
    const top = page.y;
    const parent = page.element("LI", list);
    page.text("Lbl", label, { ...labelStyle, x: page.left, y: top + 0.5, parent });
    if (value === null) {
      const size = SIZES.tiny;
      page.text("LBody", "to be filled in", { x, y: top + 2, width, size, color: COLORS.quiet, parent });
      page.line(x + 56, top + 16, { length: width - 56 });
    } else {
      page.text("LBody", text, { x, y: top, width, font: "bold", parent });
    }
    page.y = top + height + 5;
  }

  private writeItem(
    list: Element,
    { label, text }: { label: string | null; text: string },
    { x, width, indent, space }: { x: number; width: number; indent: number; space: number },
  ): void {
    const { page } = this;
    const { y } = page;
    const parent = page.element("LI", list);
    if (label !== null) page.text("Lbl", label, { x, y, width: indent, font: "bold", parent });
    page.text("LBody", text, { x: x + indent, y, width: width - indent, parent });
    page.y += space;
  }
}
