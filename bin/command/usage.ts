// What the command throws when it was called in a way that it does not know.

/** The message says how to call it. */
export class UsageError extends Error {}
