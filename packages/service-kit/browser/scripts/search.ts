export async function openSearch(_contents: string): Promise<void> {}
