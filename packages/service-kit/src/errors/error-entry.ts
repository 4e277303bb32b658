export interface ErrorEntry {
  status: number;
  title: string;
  cause: string;
  remedy: string;
}

export function entry(
  status: number,
  title: string,
  { cause, remedy }: { cause: string; remedy: string },
): ErrorEntry {
  return { status, title, cause, remedy };
}
