// Columns of JSON, and the text that is written into them.
import { customType } from 'drizzle-orm/pg-core'

/**
 * What PostgreSQL takes as jsonb. Half a character, as a cut through an emoji leaves it, becomes U+FFFD: in JSON
 * it is refused (RFC 8259, section 8.2), and the mail or request that holds it would fail however often it is tried.
 */
export function jsonText(value: unknown): string {
  const text = JSON.stringify(value)
  return HALF.test(text) ? JSON.stringify(value, wholeCharacters) : text
}

/** Only what is half is escaped like this; a text that quotes such an escape is written anew for nothing. */
const HALF = /\\ud[89a-f]/

function wholeCharacters(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? Buffer.from(value).toString() : value
}

/** As drizzle's own, but for half characters. */
export const jsonb = customType<{ data: unknown; driverData: string }>({
  dataType: () => 'jsonb',
  toDriver: jsonText,
})
