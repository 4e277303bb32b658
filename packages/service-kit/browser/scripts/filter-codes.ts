/** Filters the rows of tables as the user types. A row must contain every typed word. */
export function filterCodes(): void {
  const filter = document.querySelector<HTMLElement>(".filter");
  const input = filter?.querySelector("input");
  const status = filter?.querySelector("[role=status]");
  if (!filter || !input || !status) return;
  const sections = [...document.querySelectorAll<HTMLElement>("[data-filtered]")].map((section) => ({
    section,
    rows: [...section.querySelectorAll<HTMLElement>("tbody tr")].map((row) => ({
      row,
      text: row.textContent.toLowerCase(),
    })),
  }));
  filter.hidden = false;
  input.addEventListener("input", () => {
    const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
    let count = 0;
    for (const { section, rows } of sections) {
      let visibleCount = 0;
      for (const { row, text } of rows) {
        row.hidden = !words.every((word) => text.includes(word));
        if (!row.hidden) visibleCount += 1;
      }
      section.hidden = visibleCount === 0;
      count += visibleCount;
    }
    status.textContent = words.length === 0 ? "" : `${count} ${count === 1 ? "code" : "codes"}`;
  });
}
