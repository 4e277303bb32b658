import { localize } from "../shell/language.ts";

export const strings = localize({
  en: {
    cancel: "Cancel",
    copy: "Copy",
    copied: "Copied",
    copyCurl: "Copy as curl",
    curlCopied: "Copied. The command reads your API key from $SVC_AK",
    dismiss: "Dismiss",
    loading: "Loading",
    noSuch: (noun: string) => `${noun} not found`,
    noSuchHint: "Check the ID. It may belong to another organization or environment.",
    goTo: (list: string) => `Go to ${list}`,
    loadMore: "Show more",
    nothingFound: "No results",
    openCalendar: "Open calendar",
    previousMonth: "Previous month",
    nextMonth: "Next month",
    increase: "Increase",
    decrease: "Decrease",
    optional: "optional",
    typeToConfirm: (text: string) => `Type “${text}” to confirm`,
    requestId: "Request ID",
    whatToDo: "About this error",
    tryAgain: "Try again",
    unreadable: (file: string) => `Can't read ${file}. Choose the file again.`,
    setUpFactor: "Set up a second factor",
    checkFields: "Correct the marked fields.",
    notifications: "Notifications",
    choose: "Choose",
    dropFile: "Drop a file here, or",
    dropAnother: "Drop another file here, or",
    chooseFile: "choose a file",
    moreActions: "More actions",
    pageActions: "Page actions",
    never: "never",
    businessDays: (min: number, max: number) => {
      if (min !== max) return `${min} to ${max} business days`;
      return max === 1 ? "1 business day" : `${max} business days`;
    },
  },
});
