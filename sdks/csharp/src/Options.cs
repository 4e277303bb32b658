using System;

namespace Svc.Client
{
    /// <summary>Options of a call.</summary>
    public class CallOptions
    {
        /// <summary>Timeout of each attempt. A CancellationToken limits the whole call.</summary>
        public TimeSpan? Timeout { get; set; }

        public int? MaxRetries { get; set; }

        internal virtual string Key => null;

        internal virtual long? Version => null;
    }

    /// <summary>Options of a write.</summary>
    public class WriteOptions : CallOptions
    {
        /// <summary>1 to 255 characters, the same for each attempt at the same write. Default: a new one per call.</summary>
        public string IdempotencyKey { get; set; }

        internal override string Key => IdempotencyKey;
    }

    /// <summary>Options of a change.</summary>
    public class ChangeOptions : WriteOptions
    {
        /// <summary>The version you have seen. If it has changed, the call throws VersionConflictException.</summary>
        public long? IfVersion { get; set; }

        internal override long? Version => IfVersion;
    }
}
