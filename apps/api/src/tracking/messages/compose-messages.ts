import { composeMail } from "../../people/mail/compose-mail.ts";
import type { ComposedMail } from "../../people/mail/mail-draft.ts";
import type { TrackingLanguage } from "../links/tracking-link-store.ts";
import { ENGLISH_TEXTS } from "./texts/en.ts";
import { SPANISH_TEXTS } from "./texts/es.ts";
import type { MessageStep, MessageTexts } from "./texts/message-texts.ts";

const TEXTS: Record<TrackingLanguage, MessageTexts> = { en: ENGLISH_TEXTS, es: SPANISH_TEXTS };

interface Sender {
  language: TrackingLanguage;
  /** The organization's name. */
  name: string;
}

interface MessageLinks {
  url: string;
  optOutUrl: string;
}

export function composeStepMail(
  { language, name }: Sender,
  step: MessageStep | "link",
  { url, optOutUrl }: MessageLinks,
): ComposedMail {
  const texts = TEXTS[language];
  const { subject, line } = step === "link" ? texts.link : texts.steps[step];
  return composeMail({
    subject,
    sender: name,
    language,
    blocks: [line],
    button: { label: texts.open, url },
    reason: insertName(texts.reason, name),
    footerLinks: [{ label: texts.stop, url: optOutUrl }],
  });
}

export function composeCodeMail({ language, name }: Sender, code: string): ComposedMail {
  const { subject, line, label, unexpected, reason } = TEXTS[language].code;
  return composeMail({
    subject,
    sender: name,
    language,
    blocks: [line, { facts: [[label, code]] }],
    notes: [unexpected],
    reason: insertName(reason, name),
  });
}

export function composeTextMessage({ language, name }: Sender, step: MessageStep, url: string): string {
  return `${name}: ${TEXTS[language].steps[step].subject}. ${url}`;
}

/** Uses a replacement function, because `$` has a special meaning in a replacement string. */
const insertName = (text: string, name: string) => text.replace("{name}", () => name);
