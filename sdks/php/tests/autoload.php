<?php

declare(strict_types=1);

// Loads the classes without Composer.
spl_autoload_register(static function (string $class): void {
    if (str_starts_with($class, 'Svc\\')) {
        require __DIR__ . '/../src/' . strtr(substr($class, 4), '\\', '/') . '.php';
    }
});
