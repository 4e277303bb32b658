using System;
using System.Collections.Generic;
using System.Globalization;
using System.IO;
using System.Text;
using Newtonsoft.Json;
using Newtonsoft.Json.Converters;
using Newtonsoft.Json.Linq;

namespace Svc.Client
{
    /// <summary>An object of a request or response.</summary>
    public abstract class ApiObject
    {
        /// <summary>Members that this version has no property for.</summary>
        [JsonExtensionData]
        public IDictionary<string, JToken> AdditionalMembers { get; set; } = new Dictionary<string, JToken>();
    }

    internal interface IOptional
    {
        object Member { get; }
    }

    /// <summary>A member of a change. Unless it is set, the request omits it; set to null, it clears the value.</summary>
    [JsonConverter(typeof(OptionalConverter))]
    public struct Optional<T> : IOptional
    {
        public Optional(T value)
        {
            IsSet = true;
            Value = value;
        }

        public bool IsSet { get; }

        public T Value { get; }

        object IOptional.Member => Value;

        public static implicit operator Optional<T>(T value) { return new Optional<T>(value); }
    }

    internal sealed class OptionalConverter : JsonConverter
    {
        public override bool CanConvert(Type type) { return typeof(IOptional).IsAssignableFrom(type); }

        public override void WriteJson(JsonWriter writer, object value, JsonSerializer serializer)
        {
            serializer.Serialize(writer, ((IOptional)value).Member);
        }

        public override object ReadJson(JsonReader reader, Type type, object existing, JsonSerializer serializer)
        {
            var value = serializer.Deserialize(reader, type.GetGenericArguments()[0]);
            return Activator.CreateInstance(type, value);
        }
    }

    /// <summary>A file to upload.</summary>
    public sealed class UploadFile
    {
        public UploadFile(string name, string mediaType, byte[] content)
        {
            Name = name;
            MediaType = mediaType;
            Content = content;
        }

        public string Name { get; }

        public string MediaType { get; }

        public byte[] Content { get; }
    }

    internal static class Json
    {
        private static readonly JsonSerializerSettings Settings = new JsonSerializerSettings
        {
            NullValueHandling = NullValueHandling.Ignore,
            // Texts that look like dates stay unchanged.
            DateParseHandling = DateParseHandling.None,
            Converters =
            {
                new IsoDateTimeConverter
                {
                    DateTimeStyles = DateTimeStyles.AdjustToUniversal,
                    DateTimeFormat = "yyyy'-'MM'-'dd'T'HH':'mm':'ss.FFFFFFF'Z'",
                },
            },
        };

        // A serializer is not safe for several threads.
        internal static JsonSerializer Serializer => JsonSerializer.Create(Settings);

        internal static byte[] Encode(object value)
        {
            var text = new StringWriter(CultureInfo.InvariantCulture);
            Serializer.Serialize(text, value);
            return Encoding.UTF8.GetBytes(text.ToString());
        }

        /// <summary>Parses JSON. Throws a JsonReaderException if the text is invalid.</summary>
        internal static JToken Parse(string text)
        {
            using (var reader = new JsonTextReader(new StringReader(text)) { DateParseHandling = DateParseHandling.None })
            {
                var token = JToken.ReadFrom(reader);
                if (reader.Read()) throw new JsonReaderException("There is text after the JSON.");
                return token;
            }
        }
    }
}
