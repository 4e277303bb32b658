import { useQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { LinkButton, Notice, PageHeader, QueryContent } from "../../ui/index.ts";
import { AuthenticatorCard } from "./authenticator-card.tsx";
import { NameForm, PasswordForm } from "./forms.tsx";
import { PasskeyCard } from "./passkey-card.tsx";
import { profileQuery } from "./profile.ts";
import { SessionTable } from "./session-table.tsx";
import { SsoCard } from "./sso-card.tsx";
import { strings } from "./strings.ts";

export function Page() {
  const query = useQuery(profileQuery);
  const { error } = useSearch({ strict: false }) as { error?: unknown };
  return (
    <>
      <PageHeader title={strings.title}>{strings.intro}</PageHeader>
      {error !== undefined && <Notice tone="bad" title={strings.ssoLinkFailed} />}
      <QueryContent query={query}>
        {(profile) => (
          <>
            {profile.needsSecondFactor && !profile.hasSecondFactor && (
              <Notice tone="warn" title={strings.needed}>
                <p>{strings.neededHint}</p>
              </Notice>
            )}
            {!profile.isEmailVerified && (
              <Notice tone="warn" title={strings.unverified}>
                <p>{strings.unverifiedHint}</p>
                <div>
                  <LinkButton href="/verify-email">{strings.verify}</LinkButton>
                </div>
              </Notice>
            )}
            <div className="columns">
              <NameForm profile={profile} />
              <PasswordForm profile={profile} />
              {profile.hasPassword && <AuthenticatorCard profile={profile} />}
              <PasskeyCard profile={profile} />
              <SsoCard profile={profile} />
            </div>
            <SessionTable sessions={profile.sessions} />
          </>
        )}
      </QueryContent>
    </>
  );
}
