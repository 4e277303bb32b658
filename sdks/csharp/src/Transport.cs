using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.Globalization;
using System.IO;
using System.Linq;
using System.Net.Http;
using System.Net.Http.Headers;
using System.Text;
using System.Text.RegularExpressions;
using System.Threading;
using System.Threading.Tasks;
using Newtonsoft.Json;
using Newtonsoft.Json.Linq;

namespace Svc.Client
{
    /// <summary>A request. Each {} of the path stands for one of the IDs.</summary>
    internal sealed class Call
    {
        internal string Method;
        internal string Path;
        internal string[] Ids = new string[0];
        internal object Query;
        internal string Cursor;
        internal object Body;
        internal object Form;
        internal UploadFile File;
        internal string Accept = Transport.JsonType;
    }

    /// <summary>Sends calls, retries them, and throws typed exceptions.</summary>
    internal sealed class Transport : IDisposable
    {
        internal const string JsonType = "application/json";
        private const string UserAgent = "svc-csharp/0.1.0";
        private static readonly Regex ValidKey = new Regex(@"\A[\x21-\x7e]{1,255}\z");
        private static readonly UTF8Encoding Utf8 = new UTF8Encoding(false);

        private readonly HttpClient client;
        private readonly Action<HttpRequestMessage> authorize;
        private readonly ClientOptions settings;
        private readonly Random random = new Random();

        internal Transport(string baseUrl, HttpMessageHandler handler, Action<HttpRequestMessage> authorize, ClientOptions settings)
        {
            BaseUrl = baseUrl;
            client = new HttpClient(handler) { Timeout = Timeout.InfiniteTimeSpan };
            this.authorize = authorize;
            this.settings = settings;
        }

        internal string BaseUrl { get; }

        // Tests replace the delay, the time and the random numbers.
        internal Func<TimeSpan, CancellationToken, Task> Delay { get; set; } = Task.Delay;

        internal Func<TimeSpan> Elapsed { get; set; } = () => TimeSpan.FromSeconds(Stopwatch.GetTimestamp() / (double)Stopwatch.Frequency);

        internal Func<double> NextRandom { get; set; }

        public void Dispose() { client.Dispose(); }

        internal async Task<T> SendAsync<T>(Call call, CallOptions options, CancellationToken token)
        {
            var result = await SendWithRetriesAsync(call, options, true, token).ConfigureAwait(false);
            return result.Json.ToObject<T>(Json.Serializer);
        }

        internal async Task<FileResponse> SendFileAsync(Call call, CallOptions options, CancellationToken token)
        {
            var result = await SendWithRetriesAsync(call, options, false, token).ConfigureAwait(false);
            return result.File;
        }

        private sealed class Result
        {
            internal JToken Json;
            internal FileResponse File;
        }

        private async Task<Result> SendWithRetriesAsync(Call call, CallOptions options, bool readBody, CancellationToken token)
        {
            options = options ?? new CallOptions();
            var state = new CallState();
            var createRequest = Prepare(call, options, state);
            var start = Elapsed();
            while (true)
            {
                token.ThrowIfCancellationRequested();
                state.Attempts += 1;
                ClientException failure;
                ApiError error = null;
                try
                {
                    return await SendOnceAsync(createRequest, options, readBody, state, token).ConfigureAwait(false);
                }
                catch (ApiException exception)
                {
                    failure = exception;
                    error = exception.Error;
                    if (!Retry.IsRetryable(error)) throw;
                }
                catch (ApiConnectionException exception)
                {
                    failure = exception;
                }
                var delay = Retry.Delay(state.Attempts, error?.RetryAfter, Random());
                var limit = options.MaxRetries ?? settings.MaxRetries;
                if (delay == null || !Retry.CanRetry(error?.Code, state.Attempts, Elapsed() - start, limit)) throw failure;
                await Delay(delay.Value, token).ConfigureAwait(false);
            }
        }

        private async Task<Result> SendOnceAsync(
            Func<HttpRequestMessage> createRequest, CallOptions options, bool readBody, CallState state, CancellationToken token)
        {
            var timeout = options.Timeout ?? settings.Timeout;
            var source = CancellationTokenSource.CreateLinkedTokenSource(token);
            source.CancelAfter(timeout);
            HttpResponseMessage response = null;
            var keepsResponse = false;
            try
            {
                var request = createRequest();
                authorize(request);
                response = await client.SendAsync(request, HttpCompletionOption.ResponseHeadersRead, source.Token).ConfigureAwait(false);
                var stream = await response.Content.ReadAsStreamAsync().ConfigureAwait(false);
                if (response.IsSuccessStatusCode && !readBody)
                {
                    source.CancelAfter(Timeout.InfiniteTimeSpan);
                    keepsResponse = true;
                    return new Result { File = new FileResponse(response, stream, source) };
                }
                var text = await ReadTextAsync(response, stream, source.Token).ConfigureAwait(false);
                if (!response.IsSuccessStatusCode) throw Exceptions.Create(ReadError(response, text, state));
                return new Result { Json = Json.Parse(text) };
            }
            catch (ClientException)
            {
                throw;
            }
            catch (JsonException exception)
            {
                throw new ApiConnectionException("The response is not valid JSON.", state, exception);
            }
            catch (Exception exception) when (!token.IsCancellationRequested && source.IsCancellationRequested)
            {
                throw new ApiTimeoutException($"No response within {timeout.TotalSeconds} s.", state, exception);
            }
            catch (Exception exception) when (!token.IsCancellationRequested && IsConnectionFault(exception))
            {
                throw new ApiConnectionException("Cannot reach the API, or the connection was lost.", state, exception);
            }
            catch (Exception) when (token.IsCancellationRequested)
            {
                throw new OperationCanceledException(token);
            }
            finally
            {
                if (!keepsResponse)
                {
                    response?.Dispose();
                    source.Dispose();
                }
            }
        }

        private static bool IsConnectionFault(Exception exception)
        {
            return exception is HttpRequestException || exception is IOException || exception is OperationCanceledException
                || exception is ObjectDisposedException || exception is System.Net.WebException;
        }

        private static async Task<string> ReadTextAsync(HttpResponseMessage response, Stream stream, CancellationToken token)
        {
            // Some handlers ignore the token while they read.
            using (token.Register(response.Dispose))
            using (var buffer = new MemoryStream())
            {
                await stream.CopyToAsync(buffer, 81920, token).ConfigureAwait(false);
                var expected = response.Content.Headers.ContentLength;
                if (buffer.Length < expected) throw new IOException("The response is incomplete.");
                return Utf8.GetString(buffer.ToArray());
            }
        }

        private static ApiError ReadError(HttpResponseMessage response, string text, CallState state)
        {
            var status = (int)response.StatusCode;
            var error = new ApiError
            {
                Status = status,
                Code = "http_" + status,
                Title = response.ReasonPhrase,
                Detail = $"The server returned {status}.",
                RequestId = Header(response, "X-Request-Id") ?? "",
                RetryAfter = Retry.ReadRetryAfter(Header(response, "Retry-After"), DateTimeOffset.UtcNow),
                State = state,
            };
            if (response.Content.Headers.ContentType?.MediaType?.Contains("json") != true) return error;
            try
            {
                error.Problem = Json.Parse(text) as JObject ?? error.Problem;
                error.Code = Text(error.Problem, "code") ?? error.Code;
                error.Title = Text(error.Problem, "title") ?? error.Title;
                error.Detail = Text(error.Problem, "detail") ?? error.Detail;
                error.RequestId = Text(error.Problem, "requestId") ?? error.RequestId;
                error.Errors = (error.Problem["errors"] as JArray)?.ToObject<FieldError[]>() ?? error.Errors;
            }
            catch (JsonException)
            {
                // A proxy can send anything; the defaults remain.
            }
            return error;
        }

        private static string Text(JObject problem, string name)
        {
            var value = problem[name];
            return value?.Type == JTokenType.String ? (string)value : null;
        }

        private static string Header(HttpResponseMessage response, string name)
        {
            IEnumerable<string> values;
            return response.Headers.TryGetValues(name, out values) ? values.First() : null;
        }

        /// <summary>Returns a function that creates the request of each attempt, because a request can be sent only once.</summary>
        private Func<HttpRequestMessage> Prepare(Call call, CallOptions options, CallState state)
        {
            var url = BaseUrl + BuildPath(call) + EncodeQuery(call);
            if (call.Method != "GET")
            {
                state.IdempotencyKey = options.Key ?? Guid.NewGuid().ToString();
                if (!ValidKey.IsMatch(state.IdempotencyKey))
                    throw new ArgumentException("IdempotencyKey must be 1 to 255 visible characters.");
            }
            var boundary = Guid.NewGuid().ToString("N");
            var body = call.File != null ? EncodeForm(call, boundary) : call.Body != null ? Json.Encode(call.Body) : null;
            var contentType = call.File != null ? "multipart/form-data; boundary=" + boundary : JsonType;
            return () =>
            {
                var request = new HttpRequestMessage(new HttpMethod(call.Method), url);
                var headers = request.Headers;
                headers.TryAddWithoutValidation("Accept", call.Accept + ", application/problem+json");
                headers.TryAddWithoutValidation("User-Agent", UserAgent);
                headers.ExpectContinue = false;
                if (state.IdempotencyKey != null) headers.TryAddWithoutValidation("Idempotency-Key", state.IdempotencyKey);
                if (options.Version != null) headers.TryAddWithoutValidation("If-Match", $"\"{options.Version}\"");
                if (body != null)
                {
                    request.Content = new ByteArrayContent(body);
                    request.Content.Headers.ContentType = MediaTypeHeaderValue.Parse(contentType);
                }
                else if (call.Method == "POST" || call.Method == "PATCH")
                {
                    request.Content = new ByteArrayContent(new byte[0]);
                }
                return request;
            };
        }

        private static string BuildPath(Call call)
        {
            var path = new StringBuilder(call.Path);
            foreach (var id in call.Ids)
            {
                if (string.IsNullOrEmpty(id) || id == "." || id == "..") throw new ArgumentException("An ID must not be empty.");
                var position = path.ToString().IndexOf("{}", StringComparison.Ordinal);
                path.Remove(position, 2).Insert(position, Uri.EscapeDataString(id));
            }
            return path.ToString();
        }

        private static string EncodeQuery(Call call)
        {
            var members = call.Query == null ? new JObject() : JObject.FromObject(call.Query, Json.Serializer);
            if (call.Cursor != null) members["cursor"] = call.Cursor;
            var pairs = members.Properties().SelectMany(member =>
                (member.Value as JArray ?? new JArray(member.Value)).Select(item => $"{member.Name}={Uri.EscapeDataString(Format(item))}"));
            var query = string.Join("&", pairs);
            return query == "" ? "" : "?" + query;
        }

        private static string Format(JToken value)
        {
            return value.Type == JTokenType.Boolean ? ((bool)value ? "true" : "false") : ((IFormattable)((JValue)value)).ToString(null, CultureInfo.InvariantCulture);
        }

        /// <summary>Encodes a form (RFC 7578). The file comes last, because the API reads the fields first.</summary>
        private static byte[] EncodeForm(Call call, string boundary)
        {
            var head = new StringBuilder();
            foreach (var field in JObject.FromObject(call.Form, Json.Serializer).Properties())
                head.Append($"--{boundary}\r\nContent-Disposition: form-data; name=\"{Escape(field.Name)}\"\r\n\r\n{Format(field.Value)}\r\n");
            head.Append($"--{boundary}\r\nContent-Disposition: form-data; name=\"file\"; filename=\"{Escape(call.File.Name)}\"\r\n");
            head.Append($"Content-Type: {call.File.MediaType}\r\n\r\n");
            return Utf8.GetBytes(head.ToString()).Concat(call.File.Content).Concat(Utf8.GetBytes($"\r\n--{boundary}--\r\n")).ToArray();
        }

        private static string Escape(string text)
        {
            return text.Replace("\"", "%22").Replace("\r", "%0D").Replace("\n", "%0A");
        }

        private double Random()
        {
            if (NextRandom != null) return NextRandom();
            lock (random) return random.NextDouble();
        }
    }
}
