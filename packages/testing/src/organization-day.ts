/** Canadian English formats days as `YYYY-MM-DD`. */
const format = new Intl.DateTimeFormat("en-CA", { timeZone: "America/New_York" });

/** Returns the day of a time as `YYYY-MM-DD`, in the time zone that organizations have by default. */
export const toOrganizationDay = (time: Date | number = Date.now()): string => format.format(time);
