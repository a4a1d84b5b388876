// The types of what the command takes from here.
export function requireNode(): void
