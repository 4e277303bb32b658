export function isLoopback(host: string): boolean {
  return host === "localhost" || host === "[::1]" || host === "::1" || host === "" || host.startsWith("127.");
}

/** Returns malformed text unchanged. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
