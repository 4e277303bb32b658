/** What a client is told of one error code, on every answer and at `/errors/{code}`. */
export interface ErrorEntry {
  status: number;
  title: string;
  cause: string;
  remedy: string;
}

/** One entry of the catalogue. */
export function entry(status: number, title: string, cause: string, remedy: string): ErrorEntry {
  return { status, title, cause, remedy };
}
