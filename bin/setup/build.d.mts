// The builder's types, for the tests that need what it builds.
export function ensureBuilt(): Promise<void>
