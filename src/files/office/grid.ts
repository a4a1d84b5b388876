// The filled cells of one sheet, and the tables that they make: what empty rows part is apart.
import type { Cell } from '../document.ts'
import { addressOf, type CellPlace } from './cell-address.ts'

interface Area {
  readonly from: CellPlace
  readonly to: CellPlace
}

const MOST_MERGED = 5_000

export class Grid {
  readonly #rows = new Map<number, Map<number, Cell>>()
  readonly #most: number
  #count = 0
  /** Cells were left out. */
  isCut = false

  constructor(mostCells: number) {
    this.#most = mostCells
  }

  set(place: CellPlace, text: string, merged = false): void {
    if (text.trim() === '') return
    if (this.#count >= this.#most) {
      this.isCut = true
      return
    }
    this.#count += 1
    const row = this.#rows.get(place.row) ?? new Map<number, Cell>()
    this.#rows.set(place.row, row)
    row.set(place.column, { text, address: addressOf(place), merged })
  }

  /** Each cell of the area has the text of its first, so that a row can be read by itself. */
  merge({ from, to }: Area): void {
    const first = this.#rows.get(from.row)?.get(from.column)
    const size = (to.row - from.row + 1) * (to.column - from.column + 1)
    if (!first || !(size > 1) || size > MOST_MERGED) return
    for (let row = from.row; row <= to.row; row += 1)
      for (let column = from.column; column <= to.column; column += 1)
        if (row !== from.row || column !== from.column) this.set({ row, column }, first.text, true)
  }

  tables(): Cell[][][] {
    const numbers = [...this.#rows.keys()].toSorted((a, b) => a - b)
    const bands: number[][] = []
    for (const number of numbers) {
      const band = bands.at(-1)
      if (band && number - (band.at(-1) ?? number) <= 1) band.push(number)
      else bands.push([number])
    }
    return bands.flatMap((band) => this.#sideBySide(band).map((columns) => this.#table(band, columns)))
  }

  /** Two tables stand side by side where an empty column parts two or more columns from two or more others. */
  #sideBySide(band: readonly number[]): number[][] {
    const columns = this.#columnsOf(band)
    const groups: number[][] = []
    for (const column of columns) {
      const group = groups.at(-1)
      if (group && column - (group.at(-1) ?? column) <= 1) group.push(column)
      else groups.push([column])
    }
    const areTables = groups.length > 1 && band.length > 1 && groups.every((group) => group.length > 1)
    return areTables ? groups : [columns]
  }

  #columnsOf(band: readonly number[]): number[] {
    const columns = new Set(band.flatMap((number) => [...(this.#rows.get(number)?.keys() ?? [])]))
    return [...columns].toSorted((a, b) => a - b)
  }

  #table(band: readonly number[], columns: readonly number[]): Cell[][] {
    const table: Cell[][] = []
    let size = 0
    for (const row of band) {
      // Few cells that are far apart would make a table of empty ones.
      size += columns.length
      if (size > this.#most * 2) {
        this.isCut = true
        break
      }
      const cells = this.#rows.get(row)
      table.push(
        columns.map(
          (column) => cells?.get(column) ?? { text: '', address: addressOf({ row, column }), merged: false },
        ),
      )
    }
    return table
  }
}
