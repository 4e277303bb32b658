using System;
using System.Collections.Generic;
using Newtonsoft.Json;
using Newtonsoft.Json.Linq;

namespace Svc.Client
{
    /// <summary>Base class of exceptions about calls. They never contain the API key or request headers.</summary>
    public abstract class ClientException : Exception
    {
        internal ClientException(string message, CallState state, Exception inner) : base(message, inner)
        {
            Attempts = state.Attempts;
            IdempotencyKey = state.IdempotencyKey;
        }

        public int Attempts { get; }

        /// <summary>The key of a write. Sending the same write with this key within a day does not execute it twice.</summary>
        public string IdempotencyKey { get; }
    }

    internal sealed class CallState
    {
        internal int Attempts;
        internal string IdempotencyKey;
    }

    /// <summary>A faulty member of a request.</summary>
    public sealed class FieldError
    {
        /// <summary>JSON Pointer into the body, as a URI fragment: #/name.</summary>
        [JsonProperty("pointer")]
        public string Pointer { get; set; }

        [JsonProperty("parameter")]
        public string Parameter { get; set; }

        [JsonProperty("detail")]
        public string Detail { get; set; }
    }

    internal sealed class ApiError
    {
        internal int Status;
        internal string Code;
        internal string Title;
        internal string Detail;
        internal string RequestId;
        internal IReadOnlyList<FieldError> Errors = new FieldError[0];
        internal JObject Problem = new JObject();
        internal TimeSpan? RetryAfter;
        internal CallState State;

        /// <summary>Whether the code is one of the API, and not one of a proxy.</summary>
        internal bool HasCode => Code != "http_" + Status;
    }

    /// <summary>An error response of the API (RFC 9457). Codes that this version does not know have no subclass.</summary>
    public class ApiException : ClientException
    {
        internal ApiException(ApiError error) : base($"{error.Status} {error.Code}: {error.Detail}", error.State, null)
        {
            Error = error;
        }

        internal ApiError Error { get; }

        /// <summary>Stable; branch on it.</summary>
        public string Code => Error.Code;

        public int Status => Error.Status;

        public string Title => Error.Title;

        public string Detail => Error.Detail;

        /// <summary>Quote it when you contact support.</summary>
        public string RequestId => Error.RequestId;

        /// <summary>Faulty members of the request.</summary>
        public IReadOnlyList<FieldError> Errors => Error.Errors;

        /// <summary>The whole response, with the members that some codes add, such as allowedActions.</summary>
        public JObject Problem => Error.Problem;

        /// <summary>Delay before a retry, if the response says so.</summary>
        public TimeSpan? RetryAfter => Error.RetryAfter;
    }

    /// <summary>No complete response was received; the call may have been executed.</summary>
    public class ApiConnectionException : ClientException
    {
        internal ApiConnectionException(string message, CallState state, Exception inner) : base(message, state, inner) { }
    }

    /// <summary>The attempt timed out; the call may have been executed.</summary>
    public sealed class ApiTimeoutException : ApiConnectionException
    {
        internal ApiTimeoutException(string message, CallState state, Exception inner) : base(message, state, inner) { }
    }
}
