import type { MessageTexts } from "./message-texts.ts";

export const SPANISH_TEXTS: MessageTexts = {
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
      subject: "Llegó dinero de su traslado",
      line: "Llegó dinero de su traslado. La página muestra cuánto y qué sigue.",
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
      line: "Su cuenta nueva todavía no recibió el cheque. La página muestra el último día para depositarlo.",
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
};
