import { sendRequest } from "./send.ts";
import { showError } from "./show-response.ts";

const ID = /^[a-z]{2,5}_[0-7][0-9a-z]{25}$/;

export async function fillIds(form: HTMLFormElement, key: string, result: HTMLElement): Promise<void> {
  const lists = JSON.parse(form.dataset.lists ?? "{}") as Record<string, string>;
  const fields = [
    ...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[name^="path."], [name="body"]'),
  ];
  const emptyLists: string[] = [];
  for (const [prefix, list] of Object.entries(lists)) {
    const exampleIds = new Set(fields.flatMap(({ value }) => findIds(value, prefix)));
    if (exampleIds.size === 0) continue;
    const ids = await fetchIds(list, key, exampleIds.size);
    if (ids.length === 0) emptyLists.push(list);
    for (const [index, exampleId] of [...exampleIds].entries()) {
      const id = ids[index] ?? ids[0];
      if (id) for (const field of fields) field.value = field.value.replaceAll(exampleId, id);
    }
  }
  if (emptyLists.length === 0) result.replaceChildren("Replaced the example IDs with IDs from this service.");
  else showError(result, `No objects found at ${emptyLists.join(", ")}.`);
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
  if (!response.ok) throw new Error(`${list} returned ${response.status}. Check that the key can read it.`);
  const { data } = (await response.json()) as { data: { id: string }[] };
  return data.map(({ id }) => id);
}
