// What was read of a file, as the database can hold it.

/** Without the sign of number 0, which PostgreSQL takes in no text. */
export function withoutNulls(content: object): Record<string, unknown> {
  const strip = (_key: string, value: unknown) =>
    typeof value === 'string' ? value.replaceAll('\0', '') : value
  return JSON.parse(JSON.stringify(content, strip)) as Record<string, unknown>
}
