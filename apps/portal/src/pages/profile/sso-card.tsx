import { useMutation, useQuery } from "@tanstack/react-query";
import { callAuth, signInMethodsQuery } from "../../api/auth-client.ts";
import { Button, ErrorNotice } from "../../ui/index.ts";
import { type Profile, refetchProfile } from "./profile.ts";
import { strings } from "./strings.ts";

export function SsoCard({ profile: { hasSsoLink } }: { profile: Profile }) {
  const signInMethods = useQuery(signInMethodsQuery);
  const link = useMutation({
    mutationFn: () => callAuth<{ url: string }>("POST", "/link/sso"),
    onSuccess: ({ url }) => location.assign(url),
  });
  const unlink = useMutation({
    mutationFn: () => callAuth("POST", "/unlink/sso"),
    onSuccess: refetchProfile,
  });
  if (!signInMethods.data?.sso) return null;
  return (
    <section className="card" aria-label={strings.sso}>
      <h2>{strings.sso}</h2>
      <p className="soft">{hasSsoLink ? strings.ssoIsLinked : strings.ssoIsNotLinked}</p>
      <ErrorNotice error={link.error ?? unlink.error} />
      <div>
        {hasSsoLink ? (
          <Button variant="quiet" onPress={() => unlink.mutate()} isPending={unlink.isPending}>
            {strings.unlinkSso}
          </Button>
        ) : (
          <Button onPress={() => link.mutate()} isPending={link.isPending}>
            {strings.linkSso}
          </Button>
        )}
      </div>
    </section>
  );
}
