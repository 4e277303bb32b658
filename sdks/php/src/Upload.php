<?php

declare(strict_types=1);

namespace Svc;

/** A file to upload. */
final class Upload
{
    /**
     * @param string $content the bytes, such as those of `file_get_contents`
     * @param string $mediaType such as `application/pdf`
     */
    public function __construct(
        public readonly string $name,
        public readonly string $content,
        public readonly string $mediaType,
    ) {
        if (preg_match('/[\r\n]/', $mediaType) === 1) {
            throw new \InvalidArgumentException('mediaType must be one line.');
        }
    }

    /**
     * Encodes a form (RFC 7578). The file comes last, because the API reads the fields first.
     *
     * @internal
     * @param array<string, string> $fields
     * @return array{string, string} the body and its content type
     */
    public function encode(array $fields): array
    {
        $boundary = bin2hex(random_bytes(16));
        $body = '';
        foreach ($fields as $name => $value) {
            $name = self::escape((string) $name);
            $body .= "--$boundary\r\nContent-Disposition: form-data; name=\"$name\"\r\n\r\n$value\r\n";
        }
        $filename = self::escape($this->name);
        $body .= "--$boundary\r\nContent-Disposition: form-data; name=\"file\"; filename=\"$filename\"\r\n"
            . "Content-Type: {$this->mediaType}\r\n\r\n{$this->content}\r\n--$boundary--\r\n";
        return [$body, "multipart/form-data; boundary=$boundary"];
    }

    private static function escape(string $text): string
    {
        return strtr($text, ['"' => '%22', "\r" => '%0D', "\n" => '%0A']);
    }
}
