import { useMutation } from "@tanstack/react-query";
import { callAuth } from "../../api/auth-client.ts";
import { Button, ErrorNotice, RelativeTime, Table } from "../../ui/index.ts";
import { type Profile, refetchProfile } from "./profile.ts";
import { strings } from "./strings.ts";

// The order matters: the user agents of Edge and Opera also contain Chrome, and Chrome's contains Safari.
const BROWSER_TOKENS = ["Edg", "OPR", "Firefox", "Chrome", "Safari"];
// The user agents of Android also contain Linux, and those of iPhone and iPad contain Mac OS.
const SYSTEM_TOKENS = ["Windows", "Android", "iPhone", "iPad", "Mac OS", "Linux"];
const MAX_UNKNOWN_LENGTH = 40;

function formatBrowser(userAgent: string | null): string {
  if (!userAgent) return strings.unknownBrowser;
  const token = BROWSER_TOKENS.find((one) => userAgent.includes(`${one}/`));
  const name = token ?? userAgent.slice(0, MAX_UNKNOWN_LENGTH);
  const displayName = { Edg: "Edge", OPR: "Opera" }[name] ?? name;
  const system = SYSTEM_TOKENS.find((one) => userAgent.includes(one));
  return system ? `${displayName}, ${system}` : displayName;
}

export function SessionTable({ sessions }: Pick<Profile, "sessions">) {
  const end = useMutation({
    mutationFn: (id: string) => callAuth("POST", "/sessions/end", { id }),
    onSuccess: refetchProfile,
  });
  return (
    <section className="stack" aria-label={strings.sessions}>
      <h2>{strings.sessions}</h2>
      <ErrorNotice error={end.error} />
      <Table
        label={strings.sessions}
        rows={sessions}
        columns={[
          {
            id: "browser",
            title: strings.browser,
            cell: ({ userAgent, isThis }) => (
              <>
                {formatBrowser(userAgent)} {isThis && <span className="soft">({strings.thisSession})</span>}
              </>
            ),
          },
          { id: "address", title: strings.address, isSecondary: true, cell: ({ ipAddress }) => ipAddress },
          {
            id: "with",
            title: strings.with,
            isSecondary: true,
            cell: (session) => strings.formatMethod(session.with),
          },
          { id: "since", title: strings.since, cell: ({ createdAt }) => <RelativeTime time={createdAt} /> },
          {
            id: "actions",
            title: strings.actions,
            isTitleHidden: true,
            align: "end",
            cell: ({ id, isThis }) =>
              !isThis && (
                <Button size="small" variant="quiet" onPress={() => end.mutate(id)}>
                  {strings.end}
                </Button>
              ),
          },
        ]}
      />
    </section>
  );
}
