// Statements whose one parameter is the JSON of their rows: what several pieces of work write alike is one of them.
import { getTableColumns, getTableName } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { jsonText } from '../../../db/schema/json.ts'

/** Plain SQL with $1 parameters. */
export interface Statement {
  text: string
  values: unknown[]
}

/** Its text reads them by `jsonb_to_recordset($1::jsonb)`, so that it is right for however many. */
export interface RowsStatement {
  text: string
  rows: readonly object[]
}

type Either = Statement | RowsStatement
/** A column by its name in the schema. */
type NameOf<T extends PgTable> = keyof T['_']['columns'] & string

/** SQL that inserts rows with these columns; `ending` follows it, such as a returning clause. */
export function insertionText<T extends PgTable>(into: T, names: readonly NameOf<T>[], ending = ''): string {
  const columns = names.map((name) => quoted(columnOf(into, name).name))
  const values = names.map((name) => `row.${quoted(name)}`)
  return `insert into ${quoted(getTableName(into))} (${columns.join(', ')})
    select ${values.join(', ')} from ${rowsOf(into, names)} ${ending}`
}

export function insertion<T extends PgTable, N extends NameOf<T>>(into: T, names: readonly N[]) {
  const text = insertionText(into, names)
  return (rows: readonly Record<N, unknown>[]): RowsStatement => ({ text, rows })
}

/** Sets these columns of the rows with the given ids, each of which comes once. */
export function updateById<T extends PgTable, N extends NameOf<T>>(table: T, names: readonly N[]) {
  const set = names.map((name) => `${quoted(columnOf(table, name).name)} = row.${quoted(name)}`)
  const text = `update ${quoted(getTableName(table))} as old set ${set.join(', ')}
    from ${rowsOf(table, names, '"id" integer')} where old.id = row.id`
  return (rows: readonly (Record<N, unknown> & { id: number })[]): RowsStatement => ({ text, rows })
}

function rowsOf<T extends PgTable>(
  table: T,
  names: readonly NameOf<T>[],
  ...more: readonly string[]
): string {
  const typed = names.map((name) => `${quoted(name)} ${columnOf(table, name).getSQLType()}`)
  return `jsonb_to_recordset($1::jsonb) as row (${[...more, ...typed].join(', ')})`
}

function columnOf<T extends PgTable>(table: T, name: NameOf<T>) {
  const column = getTableColumns(table)[name]
  if (!column) throw new Error(`the table has no column ${name}`)
  return column
}

const quoted = (name: string) => `"${name}"`

/**
 * The statements of several parts as few as can be: those for rows that have the same text become one. What a part
 * asks comes in its order, whatever the others ask between.
 */
export function joined(parts: readonly (readonly Either[])[]): Statement[] {
  const left = parts.map((part) => [...part])
  const all: Statement[] = []
  for (let text = nextText(left); text !== undefined; text = nextText(left)) {
    const same = left.flatMap((part) => takeAlike(part, text))
    const rows = same.flatMap((one) => ('rows' in one ? one.rows : []))
    if (rows.length > 0) all.push({ text, values: [jsonText(rows)] })
    all.push(...same.filter((one) => 'values' in one))
  }
  return all
}

/** Best is one that nobody asks for later: all its rows are together now. */
function nextText(parts: readonly (readonly Either[])[]): string | undefined {
  const first = parts.flatMap(([one]) => one?.text ?? [])
  const later = new Set(
    parts.flatMap(([head, ...rest]) => rest.flatMap(({ text }) => (text === head?.text ? [] : text))),
  )
  return first.find((text) => !later.has(text)) ?? first[0]
}

/** Takes them off the front. */
function takeAlike(part: Either[], text: string): Either[] {
  const end = part.findIndex((one) => one.text !== text)
  return part.splice(0, end < 0 ? part.length : end)
}
