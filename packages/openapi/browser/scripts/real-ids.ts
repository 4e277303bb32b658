import { sendRequest } from "./send.ts";
import { showError } from "./show-answer.ts";

const ID = /^[a-z]{2,5}_[0-7][0-9a-z]{25}$/;

/** Puts ids that this service has in the place of those of the example, kind by kind. */
export async function fillIds(form: HTMLFormElement, key: string, result: HTMLElement): Promise<void> {
  const lists = JSON.parse(form.dataset.lists ?? "{}") as Record<string, string>;
  const fields = [
    ...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[name^="path."], [name="body"]'),
  ];
  const missing: string[] = [];
  for (const [prefix, list] of Object.entries(lists)) {
    const shown = new Set(fields.flatMap(({ value }) => findIds(value, prefix)));
    if (shown.size === 0) continue;
    const ids = await fetchIds(list, key, shown.size);
    if (ids.length === 0) missing.push(list);
    for (const [index, exampleId] of [...shown].entries()) {
      const id = ids[index] ?? ids[0];
      if (id) for (const field of fields) field.value = field.value.replaceAll(exampleId, id);
    }
  }
  if (missing.length === 0) result.replaceChildren("The ids are those of this service now.");
  else showError(result, `There is nothing yet at ${missing.join(", ")}.`);
}

const findIds = (text: string, prefix: string) =>
  text.split(/[^0-9a-z_]/).filter((token) => token.startsWith(prefix) && ID.test(token));

async function fetchIds(list: string, key: string, count: number): Promise<string[]> {
  const headers = new Headers({ Authorization: `Bearer ${key}` });
  const { response } = await sendRequest({
    method: "GET",
    path: `${list}?limit=${count}`,
    headers,
    body: null,
  });
  if (!response.ok) throw new Error(`${list} answered ${response.status}: is the key one that may read it?`);
  const { data } = (await response.json()) as { data: { id: string }[] };
  return data.map(({ id }) => id);
}
