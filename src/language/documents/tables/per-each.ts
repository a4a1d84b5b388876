// "How much per person?": a sum for each name of a column, the column that is per person already, or the amount divided by who shares it.
import { fold } from '../../fold.ts'
import { stemOf } from '../../knowledge/stem.ts'
import { PER } from './each-words.ts'
import type { AskedTable, TableColumn, TableRow } from './table.ts'
import { rowAnswer, type TableAnswer, toldCell, toldValue } from './table-facts.ts'

const PERSON =
  /^(?:persons?|people|head|guest|member|kopf|nase|mitglied|teilnehmer\w*|personnes?|tete|persona|personas|cabeza|testa|persoon|hoofd|pessoas?|cabeca|of|one|een|ein\w*|one)$/
const PER_PERSON =
  /\b(?:per|pro|par|por|je|a)\s(?:persons?|head|kopf|person|personne|tete|persona|cabeza|testa|persoon|pessoa)\b/
/** Names of columns that count who shares the amount of a row. */
const HEADS =
  /\b(?:persons?|people|heads?|guests?|participants?|attendees|personen|gaste|teilnehmer\w*|kopfe|personnes|invites|personas|invitados|asistentes|persone|ospiti|partecipanti|deelnemers|gasten|pessoas|convidados|participantes)\b/

interface Each {
  plain: string
  rows: readonly TableRow[]
  numbers: readonly TableColumn[]
}

const MOST_GROUPS = 12

/** Null where nothing is asked for by each, or the table does not tell it. */
export function eachOf(table: AskedTable, { plain, rows, numbers }: Each): TableAnswer[] | null {
  const found = PER.exec(plain)
  if (!found || rows.length === 0) return null
  const word = found[1] ?? ''
  const isCalledSo = table.columns.some((one) => isCalled(one, word))
  // "How much did each spend?"
  const isPerson = word === '' || PERSON.test(word) || (found[0].startsWith('each') && !isCalledSo)
  const own = isPerson
    ? table.columns.find((one) => one.kind === 'number' && PER_PERSON.test(fold(one.name)))
    : undefined
  if (own) return rows.slice(0, MOST_GROUPS).map((row) => rowAnswer(table, row, [own]))
  const amount = numbers[0] ?? amountOf(table)
  if (!amount) return null
  const heads = table.columns.find(
    (one) =>
      one.kind === 'number' &&
      one !== amount &&
      (isPerson ? HEADS.test(fold(one.name)) : isCalled(one, word)),
  )
  if (heads) return rows.slice(0, MOST_GROUPS).flatMap((row) => divided(table, row, { amount, heads }))
  const by = table.columns.find(
    (one) => one.kind === 'text' && (isCalled(one, word) || (isPerson && one.role === 'person')),
  )
  return by ? grouped(table, rows, { by, amount }) : null
}

const isCalled = ({ stems }: TableColumn, word: string): boolean =>
  word !== '' && stems.includes(stemOf(word))

const amountOf = ({ columns }: AskedTable): TableColumn | undefined => {
  const numbers = columns.filter(({ kind, isNumbering }) => kind === 'number' && !isNumbering)
  return numbers.find(({ role }) => role === 'amount') ?? (numbers.length === 1 ? numbers[0] : undefined)
}

function divided(
  table: AskedTable,
  row: TableRow,
  { amount, heads }: { amount: TableColumn; heads: TableColumn },
): TableAnswer[] {
  const [sum, count] = [row.cells[amount.index]?.value, row.cells[heads.index]?.value]
  if (typeof sum !== 'number' || typeof count !== 'number' || count <= 0) return []
  const { fact, part, quote } = rowAnswer(table, row, [amount, heads])
  if (fact.kind !== 'row') return []
  const each = { ...toldValue(amount, sum / count), column: `${amount.name} / ${heads.name}` }
  return [{ fact: { ...fact, cells: [each, ...fact.cells] }, part, quote, isNear: false }]
}

function grouped(
  table: AskedTable,
  rows: readonly TableRow[],
  { by, amount }: { by: TableColumn; amount: TableColumn },
): TableAnswer[] {
  const groups = new Map<string, { name: string; rows: TableRow[] }>()
  for (const row of rows) {
    const cell = row.cells[by.index]
    if (!cell || cell.text === '') continue
    const group = groups.get(cell.plain) ?? { name: cell.text, rows: [] }
    group.rows.push(row)
    groups.set(cell.plain, group)
  }
  return [...groups.values()].slice(0, MOST_GROUPS).map((group): TableAnswer => {
    const [first] = group.rows
    const values = group.rows.flatMap((row) => row.cells[amount.index]?.value ?? [])
    const sum = values.reduce((total, value) => total + value, 0)
    const of = group.rows.length === 1 && first ? toldCell(amount, first) : toldValue(amount, sum)
    const quote = `${by.name} | ${amount.name}`
    return { fact: { kind: 'group', name: group.name, of }, part: table.part, quote, isNear: false }
  })
}
