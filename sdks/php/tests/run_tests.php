<?php

// Runs the functions of client_tests.php and webhook_tests.php. They throw if they fail.

declare(strict_types=1);

require __DIR__ . '/autoload.php';
require __DIR__ . '/StubServer.php';

error_reporting(E_ALL);
// Stack traces have arguments, as in development.
ini_set('zend.exception_ignore_args', '0');
set_error_handler(static fn (int $_, string $message) => throw new ErrorException($message));

/** @param mixed $expected a value, or a closure that checks the actual one */
function same(mixed $expected, mixed $actual): void
{
    if ($expected instanceof Closure ? !$expected($actual) : $expected !== $actual) {
        throw new RuntimeException('unexpected: ' . var_export($actual, true));
    }
}

/**
 * @template T of Throwable
 * @param class-string<T> $class
 * @return T
 */
function throws(string $class, Closure $run): Throwable
{
    try {
        $run();
    } catch (Throwable $error) {
        if ($error::class === $class) {
            return $error;
        }
        throw $error;
    }
    throw new RuntimeException("$class was not thrown");
}

$failed = 0;
$tests = [...require __DIR__ . '/client_tests.php', ...require __DIR__ . '/webhook_tests.php'];
foreach ($tests as $name => $test) {
    try {
        $test();
    } catch (Throwable $error) {
        $failed++;
        fwrite(STDERR, "$name: $error\n");
    }
}
echo count($tests) - $failed, " passed, $failed failed\n";
exit($failed === 0 ? 0 : 1);
