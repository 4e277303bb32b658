using System;
using System.Collections.Generic;
using System.Linq;
using System.Security.Cryptography;
using System.Text;
using System.Text.RegularExpressions;
using Newtonsoft.Json;
using Newtonsoft.Json.Linq;

namespace Svc.Client
{
    /// <summary>The event of a delivery.</summary>
    public sealed class WebhookEvent : ApiObject
    {
        [JsonProperty("id")]
        public string Id { get; set; }

        /// <summary>One of <see cref="WebhookEventType"/>. The API may add other types.</summary>
        [JsonProperty("type")]
        public string Type { get; set; }

        [JsonProperty("apiVersion")]
        public string ApiVersion { get; set; }

        [JsonProperty("environment")]
        public string Environment { get; set; }

        [JsonProperty("createdAt")]
        public DateTimeOffset CreatedAt { get; set; }

        [JsonProperty("data")]
        public JToken RawData { get; set; }

        /// <summary>The data of the event's type, such as RolloverCompletedEventData. Null for unknown types.</summary>
        [JsonIgnore]
        public object Data { get; internal set; }
    }

    /// <summary>Why a delivery is invalid. A malformed timestamp counts as too old.</summary>
    public enum WebhookFault
    {
        HeaderMissing,
        TooOld,
        TooNew,
        NotSigned,
        NotJson,
    }

    /// <summary>An invalid delivery. Respond with 400, and ignore its content.</summary>
    public sealed class WebhookVerificationException : Exception
    {
        internal WebhookVerificationException(WebhookFault reason, string message) : base(message)
        {
            Reason = reason;
        }

        public WebhookFault Reason { get; }
    }

    /// <summary>Verifies deliveries (https://www.standardwebhooks.com).</summary>
    public sealed class WebhookVerifier
    {
        private const string Prefix = "whsec_";
        // Limits the work for forged headers. Deliveries have at most two signatures: one per active secret.
        private const int MaxSignatures = 16;
        private static readonly DateTimeOffset Epoch = new DateTimeOffset(1970, 1, 1, 0, 0, 0, TimeSpan.Zero);
        private readonly byte[][] keys;

        /// <param name="secrets">whsec_… secrets: one, or several during a rotation.</param>
        /// <exception cref="ArgumentException">A secret is malformed.</exception>
        public WebhookVerifier(params string[] secrets)
        {
            if (secrets.Length == 0) throw new ArgumentException("At least one webhook secret is required.");
            keys = secrets.Select(ReadSecret).ToArray();
        }

        /// <summary>Max difference between the timestamp and now. Default: five minutes.</summary>
        public TimeSpan Tolerance { get; set; } = TimeSpan.FromMinutes(5);

        /// <summary>Returns the time.</summary>
        public Func<DateTimeOffset> Now { get; set; } = () => DateTimeOffset.UtcNow;

        /// <summary>Verifies a delivery and returns its event.</summary>
        /// <param name="payload">The raw body. A parsed and serialized body would not match.</param>
        /// <param name="getHeader">Returns a header by name, in any case, or null.</param>
        /// <exception cref="WebhookVerificationException">The signature or timestamp is invalid.</exception>
        public WebhookEvent Verify(byte[] payload, Func<string, string> getHeader)
        {
            var id = Require(getHeader, "webhook-id");
            var timestamp = Require(getHeader, "webhook-timestamp");
            var signatures = ReadSignatures(Require(getHeader, "webhook-signature"));
            CheckAge(timestamp);
            var content = Encoding.UTF8.GetBytes($"{id}.{timestamp}.").Concat(payload).ToArray();
            if (!IsSigned(content, signatures))
                throw new WebhookVerificationException(WebhookFault.NotSigned, "No signature matches a secret.");
            return ReadEvent(payload);
        }

        /// <summary>Verifies a delivery and returns its event.</summary>
        public WebhookEvent Verify(string payload, IEnumerable<KeyValuePair<string, string>> headers)
        {
            var byName = new Dictionary<string, string>(StringComparer.OrdinalIgnoreCase);
            foreach (var header in headers) byName[header.Key] = header.Value;
            string value;
            return Verify(Encoding.UTF8.GetBytes(payload), name => byName.TryGetValue(name, out value) ? value : null);
        }

        private static string Require(Func<string, string> getHeader, string name)
        {
            var value = getHeader(name);
            if (!string.IsNullOrEmpty(value)) return value;
            throw new WebhookVerificationException(WebhookFault.HeaderMissing, $"The header {name} is missing.");
        }

        private void CheckAge(string timestamp)
        {
            if (!Regex.IsMatch(timestamp, @"\A[0-9]{1,12}\z"))
                throw new WebhookVerificationException(WebhookFault.TooOld, "The timestamp is malformed.");
            var age = (Now() - Epoch).TotalSeconds - long.Parse(timestamp);
            if (age > Tolerance.TotalSeconds)
                throw new WebhookVerificationException(WebhookFault.TooOld, "The attempt is too old.");
            if (age < -Tolerance.TotalSeconds)
                throw new WebhookVerificationException(WebhookFault.TooNew, "The attempt is from the future.");
        }

        /// <summary>Compares all signatures, so that timing does not reveal the match.</summary>
        private bool IsSigned(byte[] content, IReadOnlyList<byte[]> signatures)
        {
            var matches = false;
            foreach (var key in keys)
            {
                using (var hmac = new HMACSHA256(key))
                {
                    var expected = hmac.ComputeHash(content);
                    foreach (var signature in signatures) matches |= AreEqual(signature, expected);
                }
            }
            return matches;
        }

        /// <summary>Compares in constant time.</summary>
        private static bool AreEqual(byte[] one, byte[] other)
        {
            if (one.Length != other.Length) return false;
            var difference = 0;
            for (var index = 0; index < one.Length; index += 1) difference |= one[index] ^ other[index];
            return difference == 0;
        }

        private static WebhookEvent ReadEvent(byte[] payload)
        {
            try
            {
                var result = Json.Parse(Encoding.UTF8.GetString(payload)).ToObject<WebhookEvent>(Json.Serializer);
                var type = EventData.Find(result.Type);
                if (type != null) result.Data = ReadData(result.RawData, type);
                return result;
            }
            catch (JsonException)
            {
                throw new WebhookVerificationException(WebhookFault.NotJson, "The body is not the JSON of an event.");
            }
        }

        private static object ReadData(JToken data, Type type)
        {
            try
            {
                return data?.ToObject(type, Json.Serializer);
            }
            catch (JsonException)
            {
                return null;
            }
        }

        private static IReadOnlyList<byte[]> ReadSignatures(string header)
        {
            return header.Split(' ').Take(MaxSignatures).Where(part => part.StartsWith("v1,", StringComparison.Ordinal))
                .Select(part => ReadBase64(part.Substring(3))).Where(bytes => bytes != null).ToArray();
        }

        private static byte[] ReadSecret(string secret)
        {
            var key = secret != null && secret.StartsWith(Prefix, StringComparison.Ordinal) ? ReadBase64(secret.Substring(Prefix.Length)) : null;
            if (key == null || key.Length == 0) throw new ArgumentException("A webhook secret must be whsec_ followed by base64.");
            return key;
        }

        private static byte[] ReadBase64(string text)
        {
            try
            {
                return Convert.FromBase64String(text);
            }
            catch (FormatException)
            {
                return null;
            }
        }
    }
}
