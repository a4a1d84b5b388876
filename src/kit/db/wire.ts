// One statement as one message of PostgreSQL's protocol, and its answer as rows: each step apart would cost a call of its own.
import type { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { serialize } from 'pg-protocol'
import type { Rows } from './driver.ts'

type Message = Awaited<ReturnType<PGlite['execProtocol']>>['messages'][number]
type Parse = (text: string) => unknown

export interface WireQuery {
  text: string
  /** Under which the connection keeps the statement; null for one that it forgets. */
  name: string | null
  /** As text, as node-postgres sends them. */
  values: readonly (string | null)[]
  mode: 'array' | 'object'
  dates: 'text' | 'date'
}

const dateTypes = new Set([1082, 1083, 1114, 1184, 1186, 1115, 1182, 1185, 1187, 1231])
const asText: Parse = (text) => text

/**
 * Text without values may hold several statements (the simple protocol); their rows come one after the other.
 * A named statement that is not kept yet is sent with its text, in place of what may have that name.
 */
export function encode({ text, name, values }: WireQuery, isKept: boolean): Uint8Array {
  if (values.length === 0) return serialize.query(text)
  const statement = name ?? ''
  return Buffer.concat([
    ...(isKept
      ? []
      : [serialize.close({ type: 'S', name: statement }), serialize.parse({ text, name: statement })]),
    serialize.bind({ statement, values: [...values] }),
    serialize.describe({ type: 'P' }),
    serialize.execute({}),
    serialize.sync(),
  ])
}

export function decode(messages: readonly Message[], { mode, dates }: WireQuery): Rows {
  const rows: Record<string, unknown>[] = []
  let columns: { name: string; parse: Parse }[] = []
  let affected = 0
  let command = ''
  for (const message of messages) {
    if (isRowDescription(message)) {
      columns = message.fields.map(({ name, dataTypeID }) => ({ name, parse: parserOf(dataTypeID, dates) }))
    } else if (isDataRow(message)) {
      rows.push(rowOf(message.fields, columns, mode))
    } else if (isCommandComplete(message)) {
      affected += Number(/(?<!\d)\d+$/.exec(message.text)?.[0] ?? 0)
      command = /^\w+/.exec(message.text)?.[0] ?? ''
    }
  }
  return { rows, rowCount: rows.length || affected, command }
}

function rowOf(
  fields: readonly (string | null)[],
  columns: { name: string; parse: Parse }[],
  mode: WireQuery['mode'],
) {
  const values = fields.map((field, index) =>
    field === null ? null : (columns[index]?.parse ?? asText)(field),
  )
  if (mode === 'array') return values as object as Record<string, unknown>
  return Object.fromEntries(values.map((value, index) => [columns[index]?.name ?? '', value]))
}

function parserOf(oid: number, dates: WireQuery['dates']): Parse {
  return dates === 'text' && dateTypes.has(oid) ? asText : (pg.types.getTypeParser(oid, 'text') as Parse)
}

const isRowDescription = (
  message: Message,
): message is Message & { fields: { name: string; dataTypeID: number }[] } =>
  message.name === 'rowDescription'
const isDataRow = (message: Message): message is Message & { fields: (string | null)[] } =>
  message.name === 'dataRow'
const isCommandComplete = (message: Message): message is Message & { text: string } =>
  message.name === 'commandComplete'
