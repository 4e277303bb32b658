<?php

declare(strict_types=1);

namespace Svc;

use Svc\Internal\ApiKey;
use Svc\Internal\RetryPolicy;
use Svc\Internal\Transport;
use Svc\Resource\Resources;

/** Client of the rollover API, with one property per resource, such as `$client->rollovers`. */
final class Client extends Resources
{
    public const VERSION = '0.1.0';

    private const LOOPBACK = '/^(localhost|127(\.\d{1,3}){3}|\[::1\])$/D';

    /** `test` or `live` */
    public readonly string $environment;
    public readonly string $baseUrl;

    /**
     * @param string $apiKey An `ak_` key. Keep it on a server.
     * @param string $baseUrl URL of the institution's API. Each environment has its own.
     * @param float $timeout Seconds without data until an attempt fails.
     * @param int $maxRetries Max retries of a call, within 90 seconds. 0 disables retries.
     * @param bool $allowInsecureHttp Allows `http:` URLs for hosts other than this machine. The key is then sent
     *     unencrypted.
     *
     * @throws \InvalidArgumentException The key is invalid or would be sent unencrypted. The message does not contain
     *     the key.
     */
    public function __construct(
        #[\SensitiveParameter] string $apiKey,
        string $baseUrl,
        float $timeout = 30.0,
        int $maxRetries = RetryPolicy::MAX_RETRIES,
        bool $allowInsecureHttp = false,
    ) {
        $key = new ApiKey($apiKey);
        $this->environment = $key->environment;
        $this->baseUrl = self::checkUrl($baseUrl, $allowInsecureHttp);
        parent::__construct(new Transport($this->baseUrl, $key, $timeout, $maxRetries));
    }

    /** @return array<string, string> */
    public function __debugInfo(): array
    {
        return ['environment' => $this->environment, 'baseUrl' => $this->baseUrl];
    }

    private static function checkUrl(string $baseUrl, bool $allowInsecureHttp): string
    {
        $url = parse_url($baseUrl);
        $scheme = strtolower($url['scheme'] ?? '');
        $host = $url['host'] ?? '';
        if (
            !in_array($scheme, ['https', 'http'], true) || $host === '' || isset($url['query']) || isset($url['fragment'])
            || preg_match('/[\s\x00-\x1f]/', $baseUrl) === 1
        ) {
            throw new \InvalidArgumentException('baseUrl must be a URL, such as https://api.example.com.');
        }
        if (isset($url['user']) || isset($url['pass'])) {
            throw new \InvalidArgumentException('baseUrl must not contain a user name or password.');
        }
        if ($scheme === 'http' && !$allowInsecureHttp && preg_match(self::LOOPBACK, $host) !== 1) {
            throw new \InvalidArgumentException(
                'http: would send the key unencrypted. Use https: or set allowInsecureHttp.',
            );
        }
        return rtrim($baseUrl, '/');
    }
}
