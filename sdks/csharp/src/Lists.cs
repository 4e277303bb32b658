using System;
using System.Collections.Generic;
using System.IO;
using System.Net.Http;
using System.Net.Http.Headers;
using System.Text;
using System.Threading;
using System.Threading.Tasks;
using Newtonsoft.Json;

namespace Svc.Client
{
    /// <summary>A page of a list.</summary>
    public sealed class Page<T> : ApiObject
    {
        [JsonProperty("data")]
        public List<T> Data { get; set; } = new List<T>();

        [JsonProperty("hasMore")]
        public bool HasMore { get; set; }

        /// <summary>Cursor of the next page. Null on the last page.</summary>
        [JsonProperty("nextCursor")]
        public string NextCursor { get; set; }
    }

    /// <summary>
    /// A list that loads its pages on demand. With C# 8 or later, use <c>await foreach</c>. Otherwise call
    /// <see cref="GetAsyncEnumerator"/>.
    /// </summary>
    public sealed class PageList<T>
    {
        private readonly Transport transport;
        private readonly Call call;
        private readonly CallOptions options;

        internal PageList(Transport transport, Call call, CallOptions options)
        {
            this.transport = transport;
            this.call = call;
            this.options = options;
        }

        /// <summary>Loads one page: the first, or the one at a NextCursor.</summary>
        public Task<Page<T>> GetPageAsync(string cursor = null, CancellationToken cancellationToken = default(CancellationToken))
        {
            var request = new Call
            {
                Method = call.Method, Path = call.Path, Ids = call.Ids, Query = call.Query, Accept = call.Accept, Cursor = cursor,
            };
            return transport.SendAsync<Page<T>>(request, options, cancellationToken);
        }

        /// <summary>Returns up to count items, starting with the first.</summary>
        public async Task<List<T>> FirstAsync(int count, CancellationToken cancellationToken = default(CancellationToken))
        {
            var items = new List<T>();
            var all = GetAsyncEnumerator(cancellationToken);
            while (items.Count < count && await all.MoveNextAsync().ConfigureAwait(false)) items.Add(all.Current);
            return items;
        }

        /// <summary>Returns an enumerator that loads a page when you reach its first item.</summary>
        public PageEnumerator<T> GetAsyncEnumerator(CancellationToken cancellationToken = default(CancellationToken))
        {
            return new PageEnumerator<T>(this, cancellationToken);
        }
    }

    /// <summary>Enumerates the items of a list.</summary>
    public sealed class PageEnumerator<T>
    {
        private readonly PageList<T> list;
        private readonly CancellationToken token;
        private Page<T> page;
        private string cursor;
        private int index;

        internal PageEnumerator(PageList<T> list, CancellationToken token)
        {
            this.list = list;
            this.token = token;
        }

        public T Current => page.Data[index];

        /// <summary>Moves to the next item. Returns false after the last one.</summary>
        public async Task<bool> MoveNextAsync()
        {
            index += 1;
            while (page == null || index >= page.Data.Count)
            {
                // A page that refers to itself would never end.
                if (page != null && (!page.HasMore || page.NextCursor == null || page.NextCursor == cursor)) return false;
                cursor = page?.NextCursor;
                page = await list.GetPageAsync(cursor, token).ConfigureAwait(false);
                index = 0;
            }
            return true;
        }
    }

    /// <summary>A file or an export, whose content you read. Dispose of it afterwards. Reading has no timeout.</summary>
    public sealed class FileResponse : IDisposable
    {
        private readonly HttpResponseMessage response;
        private readonly CancellationTokenSource source;

        internal FileResponse(HttpResponseMessage response, Stream content, CancellationTokenSource source)
        {
            this.response = response;
            this.source = source;
            Content = content;
        }

        public Stream Content { get; }

        public HttpContentHeaders Headers => response.Content.Headers;

        /// <summary>Reads an export of JSON lines, line by line.</summary>
        public LineReader<T> Lines<T>() { return new LineReader<T>(Content, Headers.ContentLength); }

        public void Dispose()
        {
            response.Dispose();
            source.Dispose();
        }
    }

    /// <summary>Enumerates the lines of an export. It works in <c>await foreach</c>, with C# 8 or later.</summary>
    public sealed class LineReader<T>
    {
        private readonly Stream stream;
        private readonly byte[] buffer = new byte[65536];
        private readonly MemoryStream line = new MemoryStream();
        private long missing;
        private int start;
        private int end;

        internal LineReader(Stream stream, long? length)
        {
            this.stream = stream;
            missing = length ?? 0;
        }

        public T Current { get; private set; }

        public LineReader<T> GetAsyncEnumerator(CancellationToken cancellationToken = default(CancellationToken)) { return this; }

        /// <summary>Reads the next line. Returns false after the last one.</summary>
        /// <exception cref="ApiConnectionException">The export is incomplete.</exception>
        public async Task<bool> MoveNextAsync()
        {
            while (true)
            {
                var text = await ReadLineAsync().ConfigureAwait(false);
                if (text == null) return false;
                if (text.Trim() == "") continue;
                Current = Json.Parse(text).ToObject<T>(Json.Serializer);
                return true;
            }
        }

        private async Task<string> ReadLineAsync()
        {
            while (true)
            {
                var newline = Array.IndexOf(buffer, (byte)'\n', start, end - start);
                var stop = newline < 0 ? end : newline;
                line.Write(buffer, start, stop - start);
                start = newline < 0 ? end : newline + 1;
                if (newline >= 0)
                {
                    var text = Encoding.UTF8.GetString(line.ToArray());
                    line.SetLength(0);
                    return text;
                }
                start = 0;
                end = await FillAsync().ConfigureAwait(false);
                missing -= end;
                if (end > 0) continue;
                if (missing > 0) throw Lost("The connection was lost before the end of the export.", null);
                if (line.Length > 0) throw Lost("The export ended in the middle of a line.", null);
                return null;
            }
        }

        private async Task<int> FillAsync()
        {
            try
            {
                return await stream.ReadAsync(buffer, 0, buffer.Length).ConfigureAwait(false);
            }
            catch (Exception exception) when (exception is IOException || exception is HttpRequestException || exception is System.Net.WebException)
            {
                throw Lost("The connection was lost before the end of the export.", exception);
            }
        }

        private static ApiConnectionException Lost(string message, Exception inner)
        {
            return new ApiConnectionException(message, new CallState { Attempts = 1 }, inner);
        }
    }
}
