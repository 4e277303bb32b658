<?php

declare(strict_types=1);

namespace Svc\Internal;

/**
 * An API key that `var_dump`, `var_export`, `serialize` and stack traces do not show.
 *
 * @internal
 */
final class ApiKey
{
    private const PATTERN = '/^svc_(test|live)_ak_[0-9A-Za-z]{49}$/D';

    /** @var \WeakMap<self, string>|null */
    private static ?\WeakMap $keys = null;

    public readonly string $environment;

    public function __construct(#[\SensitiveParameter] string $key)
    {
        if (preg_match(self::PATTERN, $key, $match) !== 1) {
            throw new \InvalidArgumentException('apiKey must be an API key: svc_test_ak_… or svc_live_ak_….');
        }
        $this->environment = $match[1];
        self::$keys ??= new \WeakMap();
        self::$keys[$this] = $key;
    }

    public function header(): string
    {
        return 'Authorization: Bearer ' . (self::$keys[$this] ?? '');
    }

    /** @return never */
    public function __serialize(): array
    {
        throw new \LogicException('A client cannot be serialized.');
    }

    private function __clone()
    {
    }
}
