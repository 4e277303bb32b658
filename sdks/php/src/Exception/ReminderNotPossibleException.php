<?php

// Generated from apps/api/openapi.json by npm run generate.

declare(strict_types=1);

namespace Svc\Exception;

/** `reminder_not_possible`: Reminder not possible now. */
final class ReminderNotPossibleException extends ApiException
{
}
