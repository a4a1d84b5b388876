// One statement as one message of PostgreSQL's protocol, and its answer as rows: each step apart would cost a call of its own.
import type { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { serialize } from 'pg-protocol'

type Message = Awaited<ReturnType<PGlite['execProtocol']>>['messages'][number]
type Parse = (text: string) => unknown

export interface WireQuery {
  text: string
  /** As text, as node-postgres sends them. */
  values: readonly (string | null)[]
  mode: 'array' | 'object'
  dates: 'text' | 'date'
}

export interface WireRows {
  rows: Record<string, unknown>[]
  rowCount: number
}

const dateTypes = new Set([1082, 1083, 1114, 1184, 1186, 1115, 1182, 1185, 1187, 1231])
const asText: Parse = (text) => text

/** Text without values may hold several statements (the simple protocol); their rows come one after the other. */
export function encode({ text, values }: WireQuery): Uint8Array {
  if (values.length === 0) return serialize.query(text)
  return Buffer.concat([
    serialize.parse({ text }),
    serialize.bind({ values: [...values] }),
    serialize.describe({ type: 'P' }),
    serialize.execute({}),
    serialize.sync(),
  ])
}

export function decode(messages: readonly Message[], { mode, dates }: WireQuery): WireRows {
  const rows: Record<string, unknown>[] = []
  let columns: { name: string; parse: Parse }[] = []
  let affected = 0
  for (const message of messages) {
    if (isRowDescription(message)) {
      columns = message.fields.map(({ name, dataTypeID }) => ({ name, parse: parserOf(dataTypeID, dates) }))
    } else if (isDataRow(message)) {
      rows.push(rowOf(message.fields, columns, mode))
    } else if (isCommandComplete(message)) {
      affected += Number(/\d+$/.exec(message.text)?.[0] ?? 0)
    }
  }
  return { rows, rowCount: rows.length || affected }
}

function rowOf(
  fields: readonly (string | null)[],
  columns: { name: string; parse: Parse }[],
  mode: WireQuery['mode'],
) {
  const values = fields.map((field, index) =>
    field === null ? null : (columns[index]?.parse ?? asText)(field),
  )
  if (mode === 'array') return values as unknown as Record<string, unknown>
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
