import type { WordedKind } from "../letter-kinds.ts";
import { DEFAULT_PARAGRAPHS, WORDED_KINDS } from "../letter-kinds.ts";

export interface LetterTemplate {
  /** Name in the letterhead. Null uses the organization's name. */
  name: string | null;
  address: string[];
  phone: string | null;
  email: string | null;
  /** PNG in base64. */
  logo: string | null;
  signatoryName: string | null;
  signatoryTitle: string | null;
  /** Kinds without an entry have the default wording. */
  paragraphs: Partial<Record<WordedKind, string[]>>;
}

export interface StoredTemplate {
  /** 0 if the organization never changed it. */
  version: number;
  content: LetterTemplate;
  createdAt: Date | null;
}

export const DEFAULT_TEMPLATE: StoredTemplate = {
  version: 0,
  content: {
    name: null,
    address: [],
    phone: null,
    email: null,
    logo: null,
    signatoryName: null,
    signatoryTitle: null,
    paragraphs: {},
  },
  createdAt: null,
};

export function listTexts({ paragraphs }: LetterTemplate) {
  return WORDED_KINDS.map((kind) => ({
    kind,
    paragraphs: [...(paragraphs[kind] ?? DEFAULT_PARAGRAPHS[kind])],
    isDefault: paragraphs[kind] === undefined,
  }));
}
