using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Net;
using System.Net.Http;
using System.Security.Cryptography;
using System.Text;
using System.Threading;
using System.Threading.Tasks;
using Newtonsoft.Json.Linq;
using Svc.Client;

/// <summary>Tests of retries, errors, bodies and webhooks. Prints the failures, and fails if there are any.</summary>
public static class UnitTests
{
    private const string Key = "svc_test_ak_0000000000000000000000000000000000000000000000000";
    private const string Secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
    private const string OtherSecret = "whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";
    private const long Time = 1614265330;
    private static int failures;

    public static int Main()
    {
        foreach (var test in typeof(UnitTests).GetMethods().Where(method => method.Name.StartsWith("Test")))
        {
            try
            {
                (test.Invoke(null, null) as Task)?.GetAwaiter().GetResult();
            }
            catch (Exception exception)
            {
                Check(false, $"{test.Name}: {exception}");
            }
        }
        Console.WriteLine(failures == 0 ? "ok" : $"{failures} failed");
        return failures == 0 ? 0 : 1;
    }

    public static async Task TestRetriesWithOneIdempotencyKey()
    {
        var server = new Server(
            Fail(new HttpRequestException("lost")), Cut("{\"id\":"), Reply(200, "<html>"), Reply(503, "busy", "text/plain"),
            Problem(409, "idempotency_in_progress"), Problem(429, "rate_limited", 7),
            Reply(200, "{\"id\":\"rol_1\",\"state\":\"a_new_state\",\"memberOfTheFuture\":1}"));
        var rollover = await server.Client.Rollovers.CreateAsync(new RolloverInput());
        Check(rollover.Id == "rol_1" && rollover.State == "a_new_state" && (int)rollover.AdditionalMembers["memberOfTheFuture"] == 1, "response");
        Check(server.Requests.Count == 7 && server.Requests.Select(request => request.Headers.GetValues("Idempotency-Key").Single()).Distinct().Count() == 1, "keys");
        Check(string.Join(" ", server.Delays.Select(delay => delay.TotalSeconds)) == "0.25 0.5 1 2 4 7", "delays: " + string.Join(" ", server.Delays));
        Check(server.Requests[0].Headers.UserAgent.ToString().StartsWith("svc-csharp/"), "user agent");
    }

    public static async Task TestRetryLimits()
    {
        await CheckAttempts(13, Reply(502, ""));
        await CheckAttempts(5, Problem(500, "internal_error"));
        await CheckAttempts(1, Problem(429, "rate_limited", 61));
        await CheckAttempts(1, Problem(429, "identity_locked", 1));
        await CheckAttempts(1, Reply(501, ""));
        await CheckAttempts(1, Reply(502, ""), new CallOptions { MaxRetries = 0 });
        var server = new Server(Reply(502, ""));
        var seconds = 0;
        server.Client.Transport.Elapsed = () => TimeSpan.FromSeconds(seconds += 20);
        await Throws<ApiException>(() => server.Client.Rollovers.GetAsync("rol_1"));
        Check(server.Requests.Count < 6, $"{server.Requests.Count} attempts in 90 seconds");
    }

    public static void TestReadsRetryAfter()
    {
        var now = new DateTimeOffset(2026, 6, 15, 12, 0, 0, TimeSpan.Zero);
        var cases = new Dictionary<string, double>
        {
            ["3"] = 3, ["0.5"] = 0.5, ["-1"] = 0, ["Mon, 15 Jun 2026 12:00:30 GMT"] = 30, ["Mon, 15 Jun 2026 11:00:00 GMT"] = 0,
        };
        foreach (var one in cases) Check(Retry.ReadRetryAfter(one.Key, now)?.TotalSeconds == one.Value, one.Key);
        foreach (var header in new[] { null, "", "soon", "NaN" }) Check(Retry.ReadRetryAfter(header, now) == null, header ?? "null");
    }

    public static async Task TestErrors()
    {
        var server = new Server(Reply(409, "{\"code\":\"invalid_transition\",\"status\":409,\"title\":\"T\",\"detail\":\"D\",\"requestId\":\"req_1\","
            + "\"errors\":[{\"pointer\":\"#/action\",\"detail\":\"wrong\"}],\"allowedActions\":[\"submit\"]}", "application/problem+json"));
        var error = await Throws<InvalidTransitionException>(() =>
            server.Client.Rollovers.ActAsync("rol_1", new ApproveAction(), new ChangeOptions { IdempotencyKey = "key-1" }));
        Check(error.RequestId == "req_1" && error.IdempotencyKey == "key-1" && error.Errors[0].Pointer == "#/action", "members");
        Check((string)error.Problem["allowedActions"][0] == "submit" && error.Message == "409 invalid_transition: D", error.Message);
        foreach (var reply in new[]
        {
            Reply(403, "<html>", "text/html"), Reply(403, "{"), Reply(403, "[1]"), Reply(403, "{\"code\":7,\"errors\":\"none\"}"),
            Problem(403, "code_of_the_future"),
        })
        {
            var other = await Throws<ApiException>(() => new Server(reply).Client.Rollovers.GetAsync("rol_1"));
            Check(other.GetType() == typeof(ApiException) && other.Status == 403 && other.Detail != "", other.Message);
        }
        var redirect = new Server(Reply(307, ""));
        Check((await Throws<ApiException>(() => redirect.Client.Rollovers.GetAsync("rol_1"))).Code == "http_307", "redirect");
        Check(redirect.Requests.Count == 1, "followed a redirect");
    }

    public static async Task TestTimeoutsAndCancellation()
    {
        Handle hang = async (request, token) =>
        {
            await Task.Delay(Timeout.Infinite, token);
            return null;
        };
        var server = new Server(hang);
        var options = new CallOptions { Timeout = TimeSpan.FromMilliseconds(1), MaxRetries = 1 };
        Check((await Throws<ApiTimeoutException>(() => server.Client.Rollovers.GetAsync("rol_1", null, options))).Attempts == 2, "attempts");
        using (var source = new CancellationTokenSource(1))
            await Throws<OperationCanceledException>(() => server.Client.Rollovers.GetAsync("rol_1", null, null, source.Token));
    }

    public static async Task TestDoesNotShowTheKey()
    {
        var server = new Server(Fail(new HttpRequestException("lost")));
        var error = await Throws<ApiConnectionException>(() => server.Client.Rollovers.GetAsync("rol_1", null, new CallOptions { MaxRetries = 0 }));
        foreach (var text in new[] { error.ToString(), server.Client.ToString(), JObject.FromObject(server.Client).ToString() })
            Check(!text.Contains(Key), text);
        foreach (var arguments in new[]
        {
            new[] { "svc_test_ak_short", "https://api.example.com" }, new[] { Key.Replace("ak", "pk"), "https://api.example.com" },
            new[] { Key, "http://api.example.com" }, new[] { Key, "https://user:password@api.example.com" }, new[] { Key, "api.example.com" },
            new[] { Key, "https://api.example.com?q=1" }, new[] { Key, "file:///etc" },
        })
        {
            var fault = await Throws<ArgumentException>(() => { new RolloverClient(arguments[0], arguments[1]); return Task.FromResult(0); });
            Check(!fault.Message.Contains(Key), fault.Message);
        }
    }

    public static async Task TestRequests()
    {
        var server = new Server(Reply(200, "{\"data\":[],\"hasMore\":false,\"nextCursor\":null}"));
        await server.Client.Rollovers.List(new RolloversListParams
        {
            Limit = 20, Overdue = false, State = new List<string> { RolloverState.Draft, RolloverState.Completed }, Tag = "a&b",
            CreatedAfter = new DateTimeOffset(2026, 6, 15, 14, 0, 0, TimeSpan.FromHours(2)),
        }).GetPageAsync();
        var query = server.Requests[0].RequestUri.Query;
        Check(query == "?limit=20&state=draft&state=completed&overdue=false&tag=a%26b&createdAfter=2026-06-15T12%3A00%3A00Z", query);
        await server.Client.Rollovers.UpdateAsync(
            "a/b?", new RolloverPatch { Tags = new List<string>(), AssigneeId = null, ExternalId = "x" }, new ChangeOptions { IfVersion = 3 });
        Check(server.Requests[1].RequestUri.AbsoluteUri.EndsWith("/v1/rollovers/a%2Fb%3F"), server.Requests[1].RequestUri.AbsoluteUri);
        Check(server.Requests[1].Headers.GetValues("If-Match").Single() == "\"3\"", "If-Match");
        Check(server.Bodies[1] == "{\"externalId\":\"x\",\"assigneeId\":null,\"tags\":[]}", server.Bodies[1]);
        await server.Client.Rollovers.ActAsync("rol_1", new SubmitAction { Params = new SubmitActionParams { ConsentReference = "c" } });
        Check(JToken.DeepEquals(JToken.Parse(server.Bodies[2]), JToken.Parse("{\"action\":\"submit\",\"params\":{\"consentReference\":\"c\"}}")), server.Bodies[2]);
        foreach (var id in new[] { "", ".", "..", null }) await Throws<ArgumentException>(() => server.Client.Rollovers.GetAsync(id));
        await Throws<ArgumentException>(() => server.Client.Rollovers.CreateAsync(new RolloverInput(), new WriteOptions { IdempotencyKey = "a b" }));
        Check(server.Requests.Count == 3, "sent an invalid request");
    }

    public static async Task TestLists()
    {
        var server = new Server(
            Reply(200, "{\"data\":[{\"id\":\"1\"},{\"id\":\"2\"}],\"hasMore\":true,\"nextCursor\":\"a\"}"),
            Reply(200, "{\"data\":[],\"hasMore\":true,\"nextCursor\":\"b\"}"),
            Reply(200, "{\"data\":[{\"id\":\"3\"}],\"hasMore\":true,\"nextCursor\":\"b\"}"));
        var accounts = server.Client.Accounts.List(new AccountsListParams { Limit = 2 });
        Check(string.Concat((await accounts.FirstAsync(9)).Select(account => account.Id)) == "123" && server.Requests.Count == 3, "items");
        Check(server.Requests[1].RequestUri.Query == "?limit=2&cursor=a", server.Requests[1].RequestUri.Query);
        server = new Server(Reply(200, "{\"data\":[{\"id\":\"1\"},{\"id\":\"2\"}],\"hasMore\":true,\"nextCursor\":\"a\"}"));
        Check((await server.Client.Accounts.List().FirstAsync(2)).Count == 2 && server.Requests.Count == 1, "loads only the first page");
    }

    public static async Task TestExports()
    {
        const string Line = "{\"id\":\"rol_1\"}\n";
        Check(await CountLines(Reply(200, Line + "\n" + Line)) == 2, "whole");
        await Throws<ApiConnectionException>(() => CountLines(Reply(200, Line + "{\"id\":")));
        await Throws<ApiConnectionException>(() => CountLines(Cut(Line)));
        await Throws<Newtonsoft.Json.JsonException>(() => CountLines(Reply(200, "<html>\n")));
    }

    public static async Task TestUploads()
    {
        var server = new Server(Fail(new IOException("lost")), Reply(200, "{}"));
        var file = new UploadFile("a \"b\".pdf", "application/pdf", Encoding.ASCII.GetBytes("%PDF"));
        await server.Client.Rollovers.UploadDocumentAsync("rol_1", new UploadDocumentRequest { Type = DocumentType.Loa, File = file });
        var body = server.Bodies[1];
        foreach (var part in new[] { "name=\"type\"\r\n\r\nloa\r\n", "filename=\"a %22b%22.pdf\"", "Content-Type: application/pdf\r\n\r\n%PDF\r\n--" })
            Check(body.Contains(part), part);
        Check(body.IndexOf("name=\"type\"") < body.IndexOf("name=\"file\"") && body == server.Bodies[0], "order");
    }

    public static void TestWebhooks()
    {
        const string Body = "{\"id\":\"evt_1\",\"type\":\"rollover.completed\",\"createdAt\":\"2026-06-15T12:00:00.000Z\",\"data\":{\"rolloverId\":\"rol_1\"}}";
        var valid = Sign(Secret, Body);
        var forged = Sign(OtherSecret, Body);
        foreach (var signature in new[] { valid, "v2,x v1,%% " + forged + " " + valid })
        {
            var received = Verify(Body, signature, 300, OtherSecret, Secret);
            Check(((RolloverCompletedEventData)received.Data).RolloverId == "rol_1" && received.CreatedAt.Year == 2026, "event");
        }
        CheckFault(WebhookFault.NotSigned, () => Verify(Body, forged, 0, Secret));
        CheckFault(WebhookFault.NotSigned, () => Verify(Body + " ", valid, 0, Secret));
        CheckFault(WebhookFault.NotSigned, () => Verify(Body, string.Concat(Enumerable.Repeat("v1,AAAA ", 16)) + valid, 0, Secret));
        CheckFault(WebhookFault.TooOld, () => Verify(Body, valid, 301, Secret));
        CheckFault(WebhookFault.TooNew, () => Verify(Body, valid, -301, Secret));
        CheckFault(WebhookFault.NotJson, () => Verify("{", Sign(Secret, "{"), 0, Secret));
        CheckFault(WebhookFault.HeaderMissing, () => new WebhookVerifier(Secret).Verify(Body, new Dictionary<string, string>()));
        foreach (var body in new[] { "{\"type\":\"event.of_the_future\",\"data\":{\"id\":1}}", "{\"type\":\"rollover.completed\",\"data\":7}" })
            Check(Verify(body, Sign(Secret, body), 0, Secret).Data == null, body);
        foreach (var secrets in new[] { new string[0], new[] { "" }, new[] { "whsec_" }, new[] { "whsec_%" }, new[] { Secret.Substring(6) } })
            Throws<ArgumentException>(() => { new WebhookVerifier(secrets); return Task.FromResult(0); }).GetAwaiter().GetResult();
    }

    private static WebhookEvent Verify(string body, string signature, double offset, params string[] secrets)
    {
        var verifier = new WebhookVerifier(secrets) { Now = () => DateTimeOffset.FromUnixTimeSeconds(Time).AddSeconds(offset) };
        return verifier.Verify(body, new Dictionary<string, string> { ["Webhook-Id"] = "msg_1", ["webhook-timestamp"] = Time.ToString(), ["WEBHOOK-SIGNATURE"] = signature });
    }

    private static string Sign(string secret, string body)
    {
        using (var hmac = new HMACSHA256(Convert.FromBase64String(secret.Substring(6))))
            return "v1," + Convert.ToBase64String(hmac.ComputeHash(Encoding.UTF8.GetBytes($"msg_1.{Time}.{body}")));
    }

    private static void CheckFault(WebhookFault reason, Action verify)
    {
        try
        {
            verify();
            Check(false, $"accepted: {reason}");
        }
        catch (WebhookVerificationException exception)
        {
            Check(exception.Reason == reason, $"{exception.Reason}, not {reason}");
        }
    }

    private static async Task CheckAttempts(int attempts, Handle reply, CallOptions options = null)
    {
        var server = new Server(reply);
        var error = await Throws<ApiException>(() => server.Client.Rollovers.GetAsync("rol_1", null, options));
        Check(error.Attempts == attempts && server.Requests.Count == attempts, $"{error.Message}: {server.Requests.Count} attempts, not {attempts}");
    }

    private static async Task<int> CountLines(Handle reply)
    {
        using (var response = await new Server(reply).Client.Rollovers.ExportAsync())
        {
            var lines = response.Lines<Rollover>();
            var count = 0;
            while (await lines.MoveNextAsync()) count += 1;
            return count;
        }
    }

    private static async Task<E> Throws<E>(Func<Task> run) where E : Exception
    {
        try
        {
            await run();
        }
        catch (E exception)
        {
            return exception;
        }
        throw new Exception($"no {typeof(E).Name}");
    }

    private static void Check(bool condition, string message)
    {
        if (condition) return;
        failures += 1;
        Console.WriteLine("failed: " + message);
    }

    private delegate Task<HttpResponseMessage> Handle(HttpRequestMessage request, CancellationToken token);

    private static Handle Fail(Exception exception)
    {
        return (request, token) => { throw exception; };
    }

    private static Handle Reply(int status, string body, string type = "application/json")
    {
        return (request, token) => Task.FromResult(new HttpResponseMessage((HttpStatusCode)status) { Content = new StringContent(body, Encoding.UTF8, type) });
    }

    /// <summary>Returns a reply that announces more bytes than it sends.</summary>
    private static Handle Cut(string body)
    {
        return async (request, token) =>
        {
            var response = await Reply(200, body)(request, token);
            response.Content.Headers.ContentLength = 100;
            return response;
        };
    }

    private static Handle Problem(int status, string code, int? retryAfter = null)
    {
        return async (request, token) =>
        {
            var response = await Reply(status, $"{{\"status\":{status},\"code\":\"{code}\",\"title\":\"T\",\"detail\":\"D\",\"requestId\":\"req_1\",\"errors\":[]}}", "application/problem+json")(request, token);
            if (retryAfter != null) response.Headers.TryAddWithoutValidation("Retry-After", retryAfter.ToString());
            return response;
        };
    }

    /// <summary>Sends the replies to requests in order, and the last one to all further requests.</summary>
    private sealed class Server : HttpMessageHandler
    {
        private readonly Handle[] replies;

        internal Server(params Handle[] replies)
        {
            this.replies = replies;
            Client = new RolloverClient(Key, "https://api.example.com/", new ClientOptions { Handler = this });
            Client.Transport.NextRandom = () => 0;
            Client.Transport.Delay = (delay, token) =>
            {
                Delays.Add(delay);
                return Task.FromResult(0);
            };
        }

        internal RolloverClient Client { get; }

        internal List<HttpRequestMessage> Requests { get; } = new List<HttpRequestMessage>();

        internal List<string> Bodies { get; } = new List<string>();

        internal List<TimeSpan> Delays { get; } = new List<TimeSpan>();

        protected override async Task<HttpResponseMessage> SendAsync(HttpRequestMessage request, CancellationToken token)
        {
            Requests.Add(request);
            Bodies.Add(request.Content == null ? "" : await request.Content.ReadAsStringAsync());
            return await replies[Math.Min(Requests.Count, replies.Length) - 1](request, token);
        }
    }
}
