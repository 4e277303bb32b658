// Personal data is masked until revealed, in case others can see the screen.

export function maskEmail(email: string): string {
  return `${email.charAt(0)}•••${email.slice(email.lastIndexOf("@"))}`;
}

export function maskText(text: string, visibleCount = 2): string {
  return `•••${text.slice(text.length - visibleCount)}`;
}
