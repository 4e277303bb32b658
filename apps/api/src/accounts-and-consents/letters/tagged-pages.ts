import { DESIGN } from "@svc/service-kit/design";
import PDFDocument from "pdfkit";
import { normalizeForPrint, type Typeface } from "./typeface.ts";

// All lengths are in points (1/72 inch).

const PAGE = { size: "LETTER", margins: { top: 58, bottom: 66, left: 66, right: 66 } };
/** Letters are printed, so they use the light scheme. */
export const COLORS = {
  ink: DESIGN.light.text,
  quiet: DESIGN.light["text-soft"],
  line: DESIGN.light["line-strong"],
  accent: DESIGN.light["accent-strong"],
  alarm: DESIGN.light.bad,
};
export const SIZES = { title: 17, heading: 11.5, text: 10, small: 8.5, tiny: 7.5 };
const LINE_GAP = 1.2;
const STROKE = 0.8;

/** These texts are on every page and in the metadata, so they must not contain personal data. */
export interface PageSettings {
  title: string;
  footer: string;
  header: string | null;
  /** Second line of the footer. */
  seal?: string;
  /** Creation time in the metadata. Null means the current time. */
  createdAt: Date | null;
}

type Role = "H1" | "H2" | "P" | "L" | "LI" | "Lbl" | "LBody";
export type Element = PDFKit.PDFStructureElement;

interface TextStyle {
  font?: "regular" | "bold";
  size?: number;
  color?: string;
  x?: number;
  y?: number;
  width?: number;
  parent?: Element;
}

/** Writes a PDF from top to bottom, tagged in reading order (PDF/UA). Positions are points from the upper left corner. */
export class TaggedPages {
  private readonly pdf: PDFKit.PDFDocument;
  private readonly root: Element;
  private readonly settings: PageSettings;
  private readonly typeface: Typeface;
  hasBlanks = false;

  constructor(typeface: Typeface, settings: PageSettings) {
    this.typeface = typeface;
    this.settings = settings;
    this.pdf = new PDFDocument({
      ...PAGE,
      pdfVersion: "1.7",
      subset: "PDF/UA" as never,
      tagged: true,
      lang: "en-US",
      displayTitle: true,
      bufferPages: true,
      // Avoids loading pdfkit's default font.
      font: typeface.regular as never,
      info: {
        Title: settings.title,
        Producer: "svc",
        Creator: "svc",
        ...(settings.createdAt && { CreationDate: settings.createdAt }),
      },
    });
    this.pdf.registerFont("regular", typeface.regular).registerFont("bold", typeface.bold);
    this.root = this.pdf.struct("Document");
    this.pdf.addStructure(this.root);
  }

  get y(): number {
    return this.pdf.y;
  }

  set y(y: number) {
    this.pdf.y = y;
  }

  get left(): number {
    return this.pdf.page.margins.left;
  }

  get width(): number {
    const { width, margins } = this.pdf.page;
    return width - margins.left - margins.right;
  }

  /** Starts a new page if fewer than this many points remain. */
  keepTogether(points: number): void {
    if (this.pdf.y + points > this.pdf.page.maxY()) this.pdf.addPage();
  }

  element(role: Role, parent = this.root): Element {
    const element = this.pdf.struct(role);
    parent.add(element);
    return element;
  }

  text(role: Role, text: string, style: TextStyle = {}): void {
    const { x = this.left, y = this.y, font = "regular", size = SIZES.text, color = COLORS.ink } = style;
    const { width = this.width, parent = this.root } = style;
    const draw = () => {
      this.pdf.font(font).fontSize(size).fillColor(color);
      this.pdf.text(text, x, y, { width, lineGap: LINE_GAP });
    };
    parent.add(this.pdf.struct(role, {}, draw));
    this.pdf.x = this.left;
  }

  /** Scales the image down to fit `max`. Does not move `y`. @returns the scaled height */
  image(png: Buffer, description: string, max: { width: number; height: number }): number {
    const { left, y } = this;
    // The types of pdfkit lack this method.
    const { openImage } = this.pdf as unknown as {
      openImage(png: Buffer): { width: number; height: number };
    };
    const { width, height } = openImage.call(this.pdf, png);
    const scale = Math.min(max.width / width, max.height / height, 1);
    const size = { width: width * scale, height: height * scale };
    this.figure(description, [left, y, left + size.width, y + size.height], () =>
      this.pdf.image(png, left, y, size),
    );
    this.pdf.y = y;
    return size.height;
  }

  /** Draws a black square for each `true`. */
  grid(rows: readonly (readonly boolean[])[], description: string, size: number): void {
    const { left, y } = this;
    const unit = size / rows.length;
    this.figure(description, [left, y, left + size, y + size], () => {
      for (const [row, cells] of rows.entries()) {
        for (const [column, isFilled] of cells.entries()) {
          if (isFilled) this.pdf.rect(left + column * unit, y + row * unit, unit, unit);
        }
      }
      this.pdf.fill("#000000");
    });
    this.pdf.y = y + size;
  }

  private figure(alt: string, bbox: [number, number, number, number], draw: () => void): void {
    this.root.add(this.pdf.struct("Figure", { alt, bbox } as never, draw));
  }

  measureHeight(
    text: string,
    width: number,
    { font = "regular", size = SIZES.text }: TextStyle = {},
  ): number {
    return this.pdf.font(font).fontSize(size).heightOfString(text, { width, lineGap: LINE_GAP });
  }

  /** Text that the typeface cannot print becomes a blank to fill in by hand. */
  toPrintable(text: string): string {
    if (this.typeface.canPrint(text)) return normalizeForPrint(text);
    this.hasBlanks = true;
    return "_".repeat(24);
  }

  line(
    x: number,
    y: number,
    {
      length,
      color = COLORS.ink,
      thickness = STROKE,
    }: { length: number; color?: string; thickness?: number },
  ): void {
    this.drawArtifact(() =>
      this.pdf
        .lineWidth(thickness)
        .moveTo(x, y)
        .lineTo(x + length, y)
        .stroke(color),
    );
  }

  box(
    look: "filled" | "dashed" | "plain",
    { x, y, width, height }: { x: number; y: number; width: number; height: number },
  ): void {
    this.drawArtifact(() => {
      this.pdf.lineWidth(STROKE);
      if (look === "dashed") this.pdf.dash(4, { space: 3 });
      this.pdf.rect(x, y, width, height);
      if (look === "filled") this.pdf.fillAndStroke(DESIGN.light["ground-soft"], COLORS.line);
      else this.pdf.stroke(look === "dashed" ? COLORS.quiet : COLORS.ink);
    });
  }

  async finish(): Promise<Buffer> {
    this.root.end();
    const { count } = this.pdf.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      this.pdf.switchToPage(page);
      this.drawHeaderAndFooter(page + 1, count);
    }
    const chunks: Buffer[] = [];
    this.pdf.end();
    for await (const chunk of this.pdf) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks);
  }

  /** Screen readers skip the content. */
  private drawArtifact(draw: () => void, type = "Layout"): void {
    this.pdf.markContent("Artifact", { type } as never);
    this.pdf.save();
    draw();
    this.pdf.restore();
    this.pdf.endMarkedContent();
  }

  private drawHeaderAndFooter(page: number, count: number): void {
    const { height, margins } = this.pdf.page;
    const { bottom } = margins;
    // Otherwise, pdfkit would start a new page for text below the margin.
    margins.bottom = 0;
    this.drawArtifact(() => {
      const { settings, left, width } = this;
      const style = { width, lineBreak: false };
      this.pdf.font("regular").fontSize(8).fillColor(COLORS.quiet);
      this.pdf.text(`${settings.footer} · page ${page} of ${count}`, left, height - 44, style);
      if (settings.seal !== undefined) this.pdf.text(`Seal ${settings.seal}`, left, height - 33, style);
      if (settings.header !== null) {
        this.pdf.font("bold").fillColor(COLORS.alarm).text(settings.header, left, 30, style);
      }
    }, "Pagination");
    margins.bottom = bottom;
  }
}
