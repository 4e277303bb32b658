/** Canadian English formats days as `YYYY-MM-DD`. */
const format = new Intl.DateTimeFormat("en-CA", { timeZone: "America/New_York" });

/** Returns the day, `YYYY-MM-DD`, in the default time zone of organizations. */
export const toOrganizationDay = (time: Date | number = Date.now()): string => format.format(time);
