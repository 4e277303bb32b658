import type { Form } from "@svc/operations";
import { lazily } from "@svc/service-kit";

/** As how many requests a letter counts: to write one takes as long as to answer some twenty. */
const LETTER_REQUESTS = 20;

/**
 * A letter as a further form of an answer.
 *
 * @param load gives what writes it. The first letter loads it, and with it pdfkit and the typeface: most processes never
 *   write any
 */
export function letterForm<View>(
  form: Pick<Form<View>, "description" | "fileName">,
  load: () => Promise<(view: View) => Promise<Uint8Array>>,
): Form<View> {
  const writer = lazily(load);
  return { ...form, requests: LETTER_REQUESTS, write: async (view) => (await writer())(view) };
}
