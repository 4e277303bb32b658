using System;
using System.Collections.Generic;
using System.Globalization;

namespace Svc.Client
{
    internal static class Retry
    {
        // The shortest delays add up to 35 seconds, so a call survives a restart of 30 seconds.
        internal const int MaxRetries = 12;
        // A retry rarely resolves an internal error.
        private const int MaxRetriesOfInternalError = 4;
        private const double InitialDelay = 0.5;
        private const double MaxDelay = 8;
        private static readonly TimeSpan RetryFor = TimeSpan.FromSeconds(90);
        // A call with a longer Retry-After fails, so that the caller decides when to retry.
        private static readonly TimeSpan MaxRetryAfter = TimeSpan.FromMinutes(1);

        private static readonly HashSet<string> Codes = new HashSet<string>
        {
            "idempotency_in_progress", "rate_limited", "internal_error", "dependency_unavailable", "overloaded",
        };
        // Responses without a code come from proxies.
        private static readonly HashSet<int> Statuses = new HashSet<int> { 408, 429, 500, 502, 503, 504 };

        internal static bool IsRetryable(ApiError error)
        {
            return error.HasCode ? Codes.Contains(error.Code) : Statuses.Contains(error.Status);
        }

        internal static bool CanRetry(string code, int failed, TimeSpan elapsed, int maxRetries)
        {
            var limit = code == "internal_error" ? Math.Min(maxRetries, MaxRetriesOfInternalError) : maxRetries;
            return failed <= limit && elapsed < RetryFor;
        }

        /// <summary>Returns exponential backoff, half of it random, at least retryAfter; null if that is over a minute.</summary>
        internal static TimeSpan? Delay(int failed, TimeSpan? retryAfter, double random)
        {
            if (retryAfter > MaxRetryAfter) return null;
            var backoff = Math.Min(MaxDelay, InitialDelay * Math.Pow(2, failed - 1));
            var delay = backoff / 2 + backoff / 2 * random;
            // Spreads the retries of clients that received the same Retry-After.
            if (retryAfter != null) delay = Math.Max(delay, retryAfter.Value.TotalSeconds + InitialDelay * random);
            return TimeSpan.FromSeconds(delay);
        }

        /// <summary>Parses Retry-After, in seconds or as a date (RFC 9110 section 10.2.3).</summary>
        internal static TimeSpan? ReadRetryAfter(string header, DateTimeOffset now)
        {
            double seconds;
            DateTimeOffset until;
            var culture = CultureInfo.InvariantCulture;
            if (double.TryParse(header, NumberStyles.Float, culture, out seconds) && !double.IsNaN(seconds))
                return TimeSpan.FromSeconds(Math.Min(Math.Max(0, seconds), int.MaxValue));
            if (!DateTimeOffset.TryParseExact(header, "r", culture, DateTimeStyles.AssumeUniversal, out until)) return null;
            return until > now ? until - now : TimeSpan.Zero;
        }
    }
}
