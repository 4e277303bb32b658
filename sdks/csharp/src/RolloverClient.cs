using System;
using System.Net.Http;
using System.Text.RegularExpressions;

namespace Svc.Client
{
    /// <summary>Settings of a <see cref="RolloverClient"/>.</summary>
    public sealed class ClientOptions
    {
        /// <summary>Timeout of each attempt. Default: 30 seconds.</summary>
        public TimeSpan Timeout { get; set; } = TimeSpan.FromSeconds(30);

        /// <summary>Max retries of a call, within 90 seconds. 0 disables retries.</summary>
        public int MaxRetries { get; set; } = Retry.MaxRetries;

        /// <summary>Allows http: URLs for hosts other than this machine. The key is then sent unencrypted.</summary>
        public bool AllowInsecureHttp { get; set; }

        /// <summary>Sends the requests. It must not follow redirects, which could send the key to another host.</summary>
        public HttpMessageHandler Handler { get; set; }
    }

    /// <summary>Client of the rollover API, with one member per resource. Threads can share it.</summary>
    public sealed class RolloverClient : Resources, IDisposable
    {
        private static readonly Regex ApiKey = new Regex(@"\Asvc_(test|live)_ak_[0-9A-Za-z]{49}\z");
        private readonly Transport transport;

        /// <param name="apiKey">An ak_ key. Keep it on a server.</param>
        /// <param name="baseUrl">URL of the institution's API. Each environment has its own.</param>
        /// <param name="options">Timeouts, retries and the HTTP handler.</param>
        /// <exception cref="ArgumentException">The key is invalid or would be sent unencrypted. The message does not contain the key.</exception>
        public RolloverClient(string apiKey, string baseUrl, ClientOptions options = null)
            : this(CreateTransport(apiKey, baseUrl, options ?? new ClientOptions()))
        {
            Environment = ApiKey.Match(apiKey).Groups[1].Value;
            BaseUrl = transport.BaseUrl;
        }

        private RolloverClient(Transport transport) : base(transport)
        {
            this.transport = transport;
        }

        /// <summary>test or live.</summary>
        public string Environment { get; }

        public string BaseUrl { get; }

        internal Transport Transport => transport;

        public void Dispose() { transport.Dispose(); }

        public override string ToString() { return $"RolloverClient({Environment}, {BaseUrl})"; }

        private static Transport CreateTransport(string apiKey, string baseUrl, ClientOptions options)
        {
            if (apiKey == null || !ApiKey.IsMatch(apiKey))
                throw new ArgumentException("apiKey must be an API key: svc_test_ak_… or svc_live_ak_….");
            CheckUrl(baseUrl, options.AllowInsecureHttp);
            var handler = options.Handler ?? new HttpClientHandler { AllowAutoRedirect = false };
            // A closure, so that no property has the key.
            Action<HttpRequestMessage> authorize = request =>
                request.Headers.TryAddWithoutValidation("Authorization", "Bearer " + apiKey);
            return new Transport(baseUrl.TrimEnd('/'), handler, authorize, options);
        }

        private static void CheckUrl(string baseUrl, bool allowInsecureHttp)
        {
            Uri url;
            var isUrl = Uri.TryCreate(baseUrl, UriKind.Absolute, out url) && (url.Scheme == "https" || url.Scheme == "http");
            if (!isUrl || url.Host == "" || url.Query != "" || url.Fragment != "")
                throw new ArgumentException("baseUrl must be a URL, such as https://api.example.com.");
            if (url.UserInfo != "")
                throw new ArgumentException("baseUrl must not contain a user name or password.");
            if (url.Scheme == "http" && !allowInsecureHttp && !url.IsLoopback)
                throw new ArgumentException("http: would send the key unencrypted. Use https: or set AllowInsecureHttp.");
        }
    }
}
