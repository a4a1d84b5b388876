// Addresses of cells in a sheet, B4 for column 1 and row 3.
import { letters } from './numerals.ts'

const address = /^\$?([A-Za-z]{1,3})\$?(\d{1,7})$/

/** Both from 0. */
export interface CellPlace {
  readonly row: number
  readonly column: number
}

export function placeOf(written: string): CellPlace | null {
  const found = address.exec(written)
  if (!found?.[1] || !found[2]) return null
  const column = Array.from(found[1].toUpperCase()).reduce(
    (sum, letter) => sum * 26 + letter.charCodeAt(0) - 64,
    0,
  )
  return { row: Number(found[2]) - 1, column: column - 1 }
}

export function addressOf({ row, column }: CellPlace): string {
  return `${letters(column + 1).toUpperCase()}${row + 1}`
}
