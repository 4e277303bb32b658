import { composeMail } from "../../people/mail/compose-mail.ts";
import type { ComposedMail } from "../../people/mail/mail-draft.ts";
import type { TrackingLanguage } from "../links/tracking-link-store.ts";

export const MESSAGE_STEPS = [
  "consent_requested",
  "submitted",
  "documents_needed",
  "sent",
  "received",
  "completed",
  "ended",
  "consent_reminder",
  "documents_reminder",
  "deposit_reminder",
] as const;
export type MessageStep = (typeof MESSAGE_STEPS)[number];

interface Message {
  subject: string;
  line: string;
}

interface Texts {
  steps: Record<MessageStep, Message>;
  link: Message;
  code: Message & { label: string; unexpected: string; reason: string };
  open: string;
  /** `{name}` is the organization's name. */
  reason: string;
  stop: string;
}

/** Mails can be read by others, so no text has a participant's name, an amount or a custodian. */
const TEXTS: Record<TrackingLanguage, Texts> = {
  en: {
    steps: {
      consent_requested: {
        subject: "Your rollover needs your signature",
        line: "Your rollover is ready for you to sign. Your money cannot move until you do.",
      },
      submitted: {
        subject: "We have your rollover request",
        line: "Your rollover request has arrived and is being checked.",
      },
      documents_needed: {
        subject: "Your rollover needs a document",
        line: "Your rollover needs a document from you. The page shows which one, and you can send it there.",
      },
      sent: { subject: "Your money is on its way", line: "The money for your rollover was sent." },
      received: {
        subject: "Your money has arrived",
        line: "The money for your rollover has arrived. Next, it is added to your account.",
      },
      completed: {
        subject: "Your rollover is complete",
        line: "Your rollover is complete. The money is in your new account.",
      },
      ended: {
        subject: "Your rollover has stopped",
        line: "Your rollover did not go ahead. The page shows what you can do.",
      },
      consent_reminder: {
        subject: "Reminder: your rollover needs your signature",
        line: "Your rollover is still waiting for your signature. Your money cannot move until you sign.",
      },
      documents_reminder: {
        subject: "Reminder: your rollover needs a document",
        line: "Your rollover is still waiting for a document from you. The page shows which one, and you can send it there.",
      },
      deposit_reminder: {
        subject: "Reminder: deposit your rollover check",
        line: "The check for your rollover has not arrived yet. The page shows the last day to deposit it.",
      },
    },
    link: {
      subject: "Follow your rollover",
      line: "You can now see where your money is, what happens next and what you need to do.",
    },
    code: {
      subject: "Your code for the rollover page",
      line: "Enter this code on the page. It works for 10 minutes.",
      label: "Code",
      unexpected: "If you did not request a code, ignore this email. Never give the code to anyone.",
      reason: "You receive this email because a code was requested on the page of your rollover with {name}.",
    },
    open: "Open your page",
    reason: "You receive this email because you have a rollover with {name}.",
    stop: "Stop these emails",
  },
  es: {
    steps: {
      consent_requested: {
        subject: "Su traslado necesita su firma",
        line: "Su traslado está listo para que lo firme. Su dinero no puede moverse hasta entonces.",
      },
      submitted: {
        subject: "Recibimos su solicitud de traslado",
        line: "Su solicitud de traslado llegó y se está revisando.",
      },
      documents_needed: {
        subject: "Su traslado necesita un documento",
        line: "Su traslado necesita un documento de usted. La página muestra cuál y permite enviarlo.",
      },
      sent: { subject: "Su dinero está en camino", line: "Se envió el dinero de su traslado." },
      received: {
        subject: "Su dinero llegó",
        line: "Llegó el dinero de su traslado. Ahora se agregará a su cuenta.",
      },
      completed: {
        subject: "Su traslado está completo",
        line: "Su traslado está completo. El dinero está en su cuenta nueva.",
      },
      ended: {
        subject: "Su traslado se detuvo",
        line: "Su traslado no siguió adelante. La página muestra qué puede hacer.",
      },
      consent_reminder: {
        subject: "Recordatorio: su traslado necesita su firma",
        line: "Su traslado sigue esperando su firma. Su dinero no puede moverse hasta que firme.",
      },
      documents_reminder: {
        subject: "Recordatorio: su traslado necesita un documento",
        line: "Su traslado sigue esperando un documento de usted. La página muestra cuál y permite enviarlo.",
      },
      deposit_reminder: {
        subject: "Recordatorio: deposite el cheque de su traslado",
        line: "El cheque de su traslado todavía no llegó. La página muestra el último día para depositarlo.",
      },
    },
    link: {
      subject: "Siga su traslado",
      line: "Ahora puede ver dónde está su dinero, qué sigue y qué debe hacer usted.",
    },
    code: {
      subject: "Su código para la página del traslado",
      line: "Escriba este código en la página. Sirve durante 10 minutos.",
      label: "Código",
      unexpected: "Si no pidió un código, ignore este correo. No le dé el código a nadie.",
      reason: "Recibe este correo porque se pidió un código en la página de su traslado con {name}.",
    },
    open: "Abra su página",
    reason: "Recibe este correo porque tiene un traslado con {name}.",
    stop: "Dejar de recibir estos correos",
  },
};

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

/** A replacement function, because `$` in a replacement string has a meaning. */
const insertName = (text: string, name: string) => text.replace("{name}", () => name);
