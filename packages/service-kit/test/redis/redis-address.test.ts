import { expect, it } from "@jest/globals";
import { parseRedisUrl } from "../../src/redis/index.ts";

const DEFAULTS = {
  isEncrypted: false,
  user: "",
  password: "",
  primaryName: "",
  database: 0,
  sentinelUser: "",
  sentinelPassword: "",
};

it.each([
  ["redis://localhost", { topology: "server", nodes: [{ host: "localhost", port: 6379 }] }],
  [
    "rediss://svc_api:p%40ss@[::1]:7000/3",
    {
      topology: "server",
      isEncrypted: true,
      user: "svc_api",
      password: "p@ss",
      nodes: [{ host: "::1", port: 7000 }],
      database: 3,
    },
  ],
  // An invalid percent escape is passed on unchanged, because client libraries treat it differently.
  ["redis://u:%zz@h", { topology: "server", user: "u", password: "%zz", nodes: [{ host: "h", port: 6379 }] }],
  [
    "redis+sentinel://u:p%2Fw@a,b:26380,[::1]:26381/rail/2?sentinel_username=s&sentinel_password=t%26u",
    {
      topology: "sentinel",
      user: "u",
      password: "p/w",
      nodes: [
        { host: "a", port: 26379 },
        { host: "b", port: 26380 },
        { host: "::1", port: 26381 },
      ],
      primaryName: "rail",
      database: 2,
      sentinelUser: "s",
      sentinelPassword: "t&u",
    },
  ],
  [
    "REDISS+SENTINEL://a/rail?db=4",
    {
      topology: "sentinel",
      isEncrypted: true,
      nodes: [{ host: "a", port: 26379 }],
      primaryName: "rail",
      database: 4,
    },
  ],
  [
    "rediss+cluster://:p:w@a:7000,b:7001/",
    {
      topology: "cluster",
      isEncrypted: true,
      password: "p:w",
      nodes: [
        { host: "a", port: 7000 },
        { host: "b", port: 7001 },
      ],
    },
  ],
])("parses %s", (url, address) => {
  expect(parseRedisUrl(url)).toEqual({ url, ...DEFAULTS, ...address });
});

const SCHEMES = "must be a redis://, redis+sentinel:// or redis+cluster:// URL, or one of these with rediss";
const HOSTS = "must name hosts as host or host:port, separated by commas";
const PRIMARY = "must name the primary after its sentinels, as in redis+sentinel://host:26379/mymaster";

it.each([
  ["MARKED", SCHEMES],
  ["http://:MARKED@h", SCHEMES],
  ["redis://:MARKED@a:1,b:2", SCHEMES],
  ["redis+sentinel://:MARKED@a:26379", PRIMARY],
  ["redis+sentinel://:MARKED@a:26379/", PRIMARY],
  ["redis+sentinel://a/rail/1/MARKED", PRIMARY],
  ["redis+sentinel://a/rail/MARKED", "must give the database as a number"],
  [
    "redis+sentinel://a/rail?MARKED=1",
    "supports only the parameters db, sentinel_username, sentinel_password",
  ],
  ["redis+sentinel://:MARKED@/rail", HOSTS],
  ["redis+sentinel://:MARKED@a,,b/rail", HOSTS],
  ["redis+sentinel://:MARKED@a:70000/rail", HOSTS],
  ["redis+sentinel://MARKED b/rail", HOSTS],
  ["redis+cluster://:MARKED%zz@a", "must percent-encode the user and password"],
  ["redis+cluster://a/MARKED", "must end with the hosts: a cluster has one database and takes no parameters"],
  [
    "redis+cluster://a?MARKED=1",
    "must end with the hosts: a cluster has one database and takes no parameters",
  ],
])("rejects %s without repeating the URL", (url, message) => {
  expect(() => parseRedisUrl(url)).toThrow(new Error(message));
});
