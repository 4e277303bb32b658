/** Colors of mails: the portal's, as constants, because mail programs do not support variables. */
export const MAIL_COLORS = {
  light: {
    page: "#f6f7f9",
    card: "#ffffff",
    line: "#dfe2e8",
    text: "#1b1f2a",
    soft: "#545b6b",
    accent: "#3b4fd8",
    onAccent: "#ffffff",
  },
  dark: {
    page: "#12141a",
    card: "#1d2029",
    line: "#2f3442",
    text: "#e9ebf1",
    soft: "#a9b0c0",
    accent: "#9aa7ff",
    onAccent: "#11142b",
  },
} as const;
