import { describe, expect, it } from "@jest/globals";
import { parseDatabaseUrl, withDatabaseUser } from "@svc/service-kit/config";

describe("Database URL", () => {
  it("is unchanged if it names one server", () => {
    const url = "postgresql://svc:p%40ss@db.example:5433/svc?sslmode=require";
    expect(parseDatabaseUrl(url)).toEqual({ urls: [url], kind: null, isShuffled: false });
    expect(parseDatabaseUrl("postgres:///svc")?.urls).toEqual(["postgres:///svc"]);
  });

  it("becomes one URL for each of several servers, without the options that choose among them", () => {
    const text =
      "postgresql://svc:p%2Css@a,[::1]:5433,c:1/svc?target_session_attrs=prefer-standby&sslmode=require&load_balance_hosts=random";
    expect(parseDatabaseUrl(text)).toEqual({
      urls: [
        "postgresql://svc:p%2Css@a/svc?sslmode=require",
        "postgresql://svc:p%2Css@[::1]:5433/svc?sslmode=require",
        "postgresql://svc:p%2Css@c:1/svc?sslmode=require",
      ],
      kind: "prefer-standby",
      isShuffled: true,
    });
  });

  it.each([
    "",
    "db:5432",
    "mysql://a/svc",
    "postgresql://a,,b/svc",
    "postgresql://a,b:x/svc",
    "postgresql://a/svc?target_session_attrs=master",
    "postgresql://a,b/svc?load_balance_hosts=yes",
  ])("is invalid if it is %j", (text) => expect(parseDatabaseUrl(text)).toBeNull());

  it("keeps its servers when the user is replaced", () => {
    const text = "postgresql://svc:one@two@a:1,b:2/svc?target_session_attrs=primary";
    expect(withDatabaseUser(text, "svc_api", "p:@/")).toBe(
      "postgresql://svc_api:p%3A%40%2F@a:1,b:2/svc?target_session_attrs=primary",
    );
    expect(withDatabaseUser("postgresql://a", "svc_api", null)).toBe("postgresql://svc_api@a");
  });
});
