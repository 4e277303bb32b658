// What is personal is covered until somebody asks to see it: on a screen that others pass by, a name is enough.

export function maskEmail(email: string): string {
  return `${email.charAt(0)}•••${email.slice(email.lastIndexOf("@"))}`;
}

/** All but the end of a text. */
export function maskText(text: string, shown = 2): string {
  return `•••${text.slice(text.length - shown)}`;
}
