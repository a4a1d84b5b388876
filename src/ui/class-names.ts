// Joins class names, leaving out what is absent or switched off.

export function classNames(...parts: (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(' ')
}
